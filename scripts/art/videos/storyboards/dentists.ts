import {scene, type Storyboard} from '../storyboard';

/** The films in which the dentists introduce themselves. */
export const dentistFilms: Record<string, Storyboard> = {
  'meet-dr-elena-marquez': {
    window: [0.71, 0.5, 1.05],
    scenes: [
      scene(
        'posters/meet-dr-elena-marquez',
        [0.5, 0.5, 1],
        [0.6, 0.48, 1.16],
        'Dr. Elena Marquez',
        'Hello, I am Elena. I grew up here in the East Valley.',
      ),
      scene(
        'posters/family-dentistry',
        [0.58, 0.5, 1.1],
        [0.74, 0.5, 1.28],
        'Why dentistry',
        'As a girl I translated for my grandmother at the dentist.',
      ),
      scene(
        'posters/family-dentistry',
        [0.9, 0.34, 1.55],
        [0.84, 0.36, 1.4],
        'What I learned',
        'She nodded at words nobody had explained to her.',
      ),
      scene(
        'art/hero',
        [0.5, 0.44, 1],
        [0.5, 0.58, 1.14],
        'I listen first',
        'So I listen first, and I use words that make sense.',
      ),
      scene(
        'facility/treatment-room',
        [0.4, 0.5, 1.04],
        [0.62, 0.48, 1.2],
        'We look together',
        'Then we look at your pictures together, tooth by tooth.',
      ),
    ],
    closing: 'In English or in Spanish: take your time to decide.',
  },
  'meet-dr-priya-raman': {
    window: [0.3, 0.5, 1.05],
    scenes: [
      scene(
        'posters/meet-dr-priya-raman',
        [0.52, 0.5, 1],
        [0.4, 0.48, 1.16],
        'Dr. Priya Raman',
        'Hello, I am Priya. I like to work in small, careful steps.',
      ),
      scene(
        'posters/cosmetic-dentistry',
        [0.44, 0.5, 1.04],
        [0.6, 0.48, 1.2],
        'Your idea first',
        'You tell me the one thing that bothers you. We start there.',
      ),
      scene(
        'services/dental-technologies',
        [0.52, 0.5, 1.2],
        [0.5, 0.5, 1.02],
        'Where you start',
        'I take photos and check that teeth and gums are healthy.',
      ),
      scene(
        'services/veneers',
        [0.5, 0.5, 1.02],
        [0.54, 0.58, 1.22],
        'See it before',
        'Where I can, I show you the idea before you agree to it.',
      ),
      scene(
        'services/teeth-whitening',
        [0.34, 0.5, 1.18],
        [0.52, 0.5, 1.04],
        'The gentlest way',
        'Often the gentlest change is enough to begin with.',
      ),
    ],
    closing: 'You wear the smile, so you have the last word.',
  },
  'meet-dr-thomas-okafor': {
    window: [0.7, 0.5, 1.05],
    scenes: [
      scene(
        'posters/meet-dr-thomas-okafor',
        [0.5, 0.5, 1],
        [0.6, 0.48, 1.16],
        'Dr. Thomas Okafor',
        'Hello, I am Thomas. Many of my patients are afraid to come.',
      ),
      scene(
        'facility/lounge',
        [0.42, 0.5, 1.04],
        [0.58, 0.52, 1.2],
        'I ask',
        'Fear has many causes. I ask which one is yours.',
      ),
      scene(
        'services/general-dentistry',
        [0.48, 0.5, 1.03],
        [0.36, 0.52, 1.25],
        'A stop signal',
        'We agree on a signal. If you raise your hand, I stop.',
      ),
      scene(
        'facility/treatment-room',
        [0.62, 0.46, 1.22],
        [0.5, 0.5, 1.03],
        'No surprises',
        'I tell you about each step before it happens.',
      ),
      scene(
        'services/sedation-dentistry',
        [0.44, 0.5, 1.04],
        [0.62, 0.52, 1.2],
        'If it suits you',
        'Sedation may help. First I go through your health with you.',
      ),
    ],
    closing: 'Your first visit can be a talk and nothing else.',
  },
  'meet-dr-hannah-lindqvist': {
    window: [0.3, 0.5, 1.05],
    scenes: [
      scene(
        'posters/meet-dr-hannah-lindqvist',
        [0.52, 0.5, 1],
        [0.4, 0.48, 1.16],
        'Dr. Hannah Lindqvist',
        'Hello, I am Hannah. I see whole families, toddlers too.',
      ),
      scene(
        'facility/hygiene-room',
        [0.4, 0.5, 1.04],
        [0.56, 0.52, 1.2],
        'A look around',
        'On a first visit your child can ride the chair up and down.',
      ),
      scene(
        'services/family-dentistry',
        [0.5, 0.5, 1.02],
        [0.58, 0.54, 1.24],
        'Counting teeth',
        'We count teeth in a mirror. One tooth is a good start.',
      ),
      scene(
        'services/teeth-cleaning',
        [0.52, 0.42, 1.22],
        [0.5, 0.5, 1.04],
        'True words',
        'I show each thing first and tell the truth in small words.',
      ),
      scene(
        'posters/family-dentistry',
        [0.66, 0.6, 1.35],
        [0.56, 0.52, 1.06],
        'No hurry',
        'If today is not the day, we stop. Patience is a skill.',
      ),
    ],
    closing: 'I look forward to meeting all of you.',
  },
};
