import {scene, tabRight, type Storyboard} from '../storyboard';

/** The videos about the practice: welcome, offers, booking, rooms, and emergencies. */
export const practiceFilms: Record<string, Storyboard> = {
  'doctor-intro': {
    window: 'right',
    scenes: [
      scene(
        'posters/doctor-intro',
        [0.53, 0.5, 1.14],
        'right',
        'Your first visit',
        'I am Dr. Elena Marquez. This is how a first visit goes.',
      ),
      scene(
        'facility/reception',
        [0.54, 0.5, 1.08],
        'right',
        'A warm welcome',
        'We say hello and help with any form you have left.',
      ),
      scene(
        'art/hero',
        [0.5, 0.42, 1],
        'down',
        'We talk first',
        'You sit up and tell me what brings you in.',
        'Say what you would rather avoid. No one will scold you.',
      ),
      scene(
        'services/dental-exams',
        [0.5, 0.54, 1.08],
        'left',
        'A careful look',
        'Then I look, and I name each thing before I do it.',
      ),
      scene(
        'services/dental-x-rays',
        [0.48, 0.44, 1.1],
        'right',
        'You see it too',
        'X-rays come only if they help, and you see them too.',
      ),
      scene(
        'posters/doctor-intro',
        [0.42, 0.5, 1.14],
        'left',
        'You decide',
        'You hear your choices and take them home if you like.',
      ),
    ],
    closing: 'We look forward to meeting you.',
  },
  'new-patient-offer': {
    window: 'left',
    scenes: [
      tabRight(
        scene(
          'posters/new-patient-offer',
          [0.465, 0.54, 1.16],
          'left',
          'For new patients',
          'New here? Our offer is made for your first visit.',
        ),
      ),
      scene(
        'services/dental-exams',
        [0.46, 0.54, 1.1],
        'right',
        'A full exam',
        'It includes a full exam, and X-rays where they help.',
      ),
      scene(
        'services/teeth-cleaning',
        [0.5, 0.4, 1],
        'down',
        'A cleaning',
        'A cleaning is part of it when your gums are healthy.',
      ),
      scene(
        'facility/reception',
        [0.54, 0.5, 1.1],
        'right',
        'How to use it',
        'To use it, mention the offer when you book.',
      ),
    ],
    closing: 'Anything beyond it, you get in writing before you decide.',
  },
  'whitening-offer': {
    window: 'left',
    scenes: [
      tabRight(
        scene(
          'posters/whitening-offer',
          [0.486, 0.5, 1.12],
          'left',
          'A check comes first',
          'First we check that whitening suits your teeth and gums.',
        ),
      ),
      tabRight(
        scene(
          'services/teeth-whitening',
          [0.58, 0.56, 1.1],
          'right',
          'Your shade today',
          'We note your shade, so that you can judge the change.',
        ),
      ),
      scene(
        'art/perio-protect',
        [0.5, 0.5, 1.22],
        'up',
        'Your own trays',
        'Then you get your own trays, and gel to use at home.',
      ),
      scene(
        'services/cosmetic-dentistry',
        [0.46, 0.5, 1.06],
        'left',
        'The yearly top-up',
        'Once a year you come back for a check and fresh gel.',
      ),
    ],
    closing: 'Do your teeth feel sensitive? Pause, and call us.',
  },
  booking: {
    window: 'left',
    scenes: [
      tabRight(
        scene(
          'posters/booking',
          [0.489, 0.52, 1.12],
          'left',
          'The first click',
          'Pick a time online, or send us a few lines.',
        ),
      ),
      scene(
        [
          {slug: 'jasmine', name: 'Jasmine'},
          {slug: 'lucy', name: 'Lucy'},
        ],
        [0.54, 0.5, 1],
        'left',
        'A person reads it',
        'Jasmine or Lucy makes sure the time suits your visit.',
      ),
      tabRight(
        scene(
          'posters/booking',
          [0.3, 0.58, 1.7],
          'right',
          'We confirm',
          'Once we confirm it with you, the time is yours.',
        ),
      ),
      scene(
        'facility/entrance',
        [0.5, 0.56, 1],
        'down',
        'Three days before',
        'A reminder comes three days before. Then just come in.',
      ),
    ],
    closing: 'Has something come up? Tell us early and we move it.',
  },
  'office-tour': {
    window: 'right',
    scenes: [
      scene(
        'facility/entrance',
        [0.377, 0.5, 1.45],
        'right',
        'The front door',
        'Come in. The door is wide, and there is no step.',
      ),
      scene(
        'facility/reception',
        [0.52, 0.5, 1.1],
        'right',
        'The front desk',
        'At the desk, someone looks up and says hello.',
      ),
      scene(
        'posters/office-tour',
        [0.5, 0.52, 1.12],
        'left',
        'The lounge',
        'In the lounge there is water and a quiet corner.',
      ),
      scene(
        'facility/imaging',
        [0.54, 0.46, 1.1],
        'right',
        'Imaging',
        'Here we take X-rays, when they help us decide something.',
      ),
      scene(
        'facility/sterilization',
        [0.52, 0.5, 1.1],
        'right',
        'Clean instruments',
        'Here each instrument is cleaned, sterilized and sealed.',
      ),
      scene(
        'facility/treatment-room',
        [0.56, 0.46, 1.12],
        'right',
        'The treatment room',
        'And this is the treatment room, with its garden window.',
      ),
    ],
    closing: 'Now you know your way around. See you soon.',
  },
  'emergency-care': {
    window: 'left',
    scenes: [
      tabRight(
        scene(
          'posters/emergency-care',
          [0.478, 0.5, 1.16],
          'left',
          'Call us first',
          'Does something hurt today? Call us before anything else.',
          'On the phone we tell you what may help until you are here.',
        ),
      ),
      scene(
        'services/restorative-dentistry',
        [0.52, 0.56, 1.1],
        'left',
        'A broken tooth',
        'Is a tooth broken? Rinse with water and keep the pieces.',
      ),
      scene(
        'services/dental-exams',
        [0.52, 0.44, 1.12],
        'right',
        'A lost tooth',
        'Keep a knocked-out adult tooth in milk. Do not scrub it.',
      ),
      tabRight(
        scene(
          'posters/emergency-care',
          [0.34, 0.44, 1.4],
          'left',
          'When to call 911',
          'Trouble breathing or swallowing, or heavy bleeding? Call 911.',
        ),
      ),
      scene(
        'facility/treatment-room',
        [0.54, 0.46, 1.1],
        'left',
        'Time kept free',
        'We keep time free in the day for urgent visits.',
      ),
    ],
    closing: 'Are you unsure? Call anyway. You are no bother.',
  },
};
