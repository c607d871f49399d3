import {scene, tabRight, type Storyboard} from '../storyboard';

/** The videos of the dentists, who introduce themselves. */
export const dentistFilms: Record<string, Storyboard> = {
  'meet-dr-elena-marquez': {
    window: 'right',
    scenes: [
      scene(
        'posters/meet-dr-elena-marquez',
        [0.493, 0.5, 1.14],
        'right',
        'Dr. Elena Marquez',
        'Hello, I am Elena. I grew up here in the East Valley.',
      ),
      scene(
        'posters/family-dentistry',
        [0.56, 0.5, 1.12],
        'right',
        'Why dentistry',
        'As a girl I translated for my grandmother at the dentist.',
      ),
      scene(
        'posters/family-dentistry',
        [0.76, 0.46, 1.35],
        'left',
        'What I learned',
        'She nodded at words nobody had explained to her.',
      ),
      scene(
        'art/hero',
        [0.5, 0.42, 1],
        'down',
        'I listen first',
        'So I listen first, and I use words that make sense.',
      ),
      scene(
        'facility/treatment-room',
        [0.54, 0.46, 1.1],
        'right',
        'We look together',
        'Then we look at your pictures together, tooth by tooth.',
      ),
    ],
    closing: 'In English or in Spanish: take your time to decide.',
  },
  'meet-dr-priya-raman': {
    window: 'left',
    scenes: [
      tabRight(
        scene(
          'posters/meet-dr-priya-raman',
          [0.502, 0.5, 1.14],
          'left',
          'Dr. Priya Raman',
          'Hello, I am Priya. I like to work in small, careful steps.',
        ),
      ),
      scene(
        'posters/cosmetic-dentistry',
        [0.54, 0.5, 1.12],
        'right',
        'Your idea first',
        'You tell me the one thing that bothers you. We start there.',
      ),
      tabRight(
        scene(
          'services/dental-technologies',
          [0.52, 0.52, 1.08],
          'left',
          'Where you start',
          'I take photos and check that teeth and gums are healthy.',
        ),
      ),
      scene(
        'services/veneers',
        [0.5, 0.54, 1.1],
        'right',
        'See it before',
        'Where I can, I show you the idea before you agree to it.',
      ),
      tabRight(
        scene(
          'services/teeth-whitening',
          [0.48, 0.54, 1.1],
          'right',
          'The gentlest way',
          'Often the gentlest change is enough to begin with.',
        ),
      ),
    ],
    closing: 'You wear the smile, so you have the last word.',
  },
  'meet-dr-thomas-okafor': {
    window: 'right',
    scenes: [
      scene(
        'posters/meet-dr-thomas-okafor',
        [0.48, 0.5, 1.14],
        'right',
        'Dr. Thomas Okafor',
        'Hello, I am Thomas. Many of my patients are afraid to come.',
      ),
      scene(
        'facility/lounge',
        [0.54, 0.54, 1.08],
        'right',
        'I ask',
        'Fear has many causes. I ask which one is yours.',
      ),
      tabRight(
        scene(
          'services/general-dentistry',
          [0.44, 0.54, 1.12],
          'left',
          'A stop signal',
          'We agree on a signal. If you raise your hand, I stop.',
        ),
      ),
      scene(
        'facility/treatment-room',
        [0.56, 0.46, 1.1],
        'left',
        'No surprises',
        'I tell you about each step before it happens.',
      ),
      scene(
        'services/sedation-dentistry',
        [0.56, 0.5, 1.1],
        'right',
        'If it suits you',
        'Sedation may help. First I go through your health with you.',
      ),
    ],
    closing: 'Your first visit can be a talk and nothing else.',
  },
  'meet-dr-hannah-lindqvist': {
    window: 'left',
    scenes: [
      tabRight(
        scene(
          'posters/meet-dr-hannah-lindqvist',
          [0.52, 0.5, 1.16],
          'left',
          'Dr. Hannah Lindqvist',
          'Hello, I am Hannah. I see whole families, toddlers too.',
        ),
      ),
      scene(
        'facility/hygiene-room',
        [0.5, 0.52, 1.08],
        'right',
        'A look around',
        'On a first visit your child can ride the chair up and down.',
      ),
      tabRight(
        scene(
          'services/family-dentistry',
          [0.54, 0.54, 1.1],
          'left',
          'Counting teeth',
          'We count teeth in a mirror. One tooth is a good start.',
        ),
      ),
      scene(
        'services/teeth-cleaning',
        [0.5, 0.42, 1],
        'down',
        'True words',
        'I show each thing first and tell the truth in small words.',
      ),
      scene(
        'posters/family-dentistry',
        [0.56, 0.52, 1.14],
        'right',
        'No hurry',
        'If today is not the day, we stop. Patience is a skill.',
      ),
    ],
    closing: 'I look forward to meeting all of you.',
  },
};
