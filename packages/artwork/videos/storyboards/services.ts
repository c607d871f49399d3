import {scene, tabRight, type Storyboard} from '../storyboard';

/** The videos about the services. */
export const serviceFilms: Record<string, Storyboard> = {
  'services-overview': {
    window: 'left',
    scenes: [
      scene(
        'posters/services-overview',
        [0.468, 0.4, 1.16],
        'right',
        'Our services',
        'From a first checkup to a full repair: this is what we do.',
      ),
      scene(
        'services/dental-exams',
        [0.48, 0.54, 1.08],
        'left',
        'General',
        'Exams and cleanings look after teeth and gums.',
      ),
      scene(
        'services/family-dentistry',
        [0.54, 0.5, 1.08],
        'right',
        'Family',
        'We see toddlers, teenagers, parents and grandparents.',
      ),
      tabRight(
        scene(
          'services/teeth-whitening',
          [0.5, 0.54, 1.08],
          'right',
          'Cosmetic',
          'Whitening, bonding and veneers can change how teeth look.',
        ),
      ),
      scene(
        'services/dental-bridges',
        [0.52, 0.5, 1.08],
        'left',
        'Restorative',
        'Fillings, crowns, bridges and implants repair and replace.',
      ),
      scene(
        'services/sedation-dentistry',
        [0.5, 0.5, 1.08],
        'right',
        'Sedation',
        'If you are nervous, sedation may be an option.',
      ),
    ],
    closing: 'Not sure what you need? Ask us. We will explain.',
  },
  'general-dentistry': {
    window: 'left',
    scenes: [
      tabRight(
        scene(
          'posters/general-dentistry',
          [0.48, 0.5, 1.14],
          'right',
          'A short talk',
          'A regular visit begins with what is new and what hurts.',
        ),
      ),
      scene(
        [
          {slug: 'beth', name: 'Beth'},
          {slug: 'anika', name: 'Anika'},
        ],
        [0.54, 0.5, 1],
        'left',
        'The cleaning',
        'Beth or Anika checks your gums and cleans your teeth.',
      ),
      scene(
        'services/dental-exams',
        [0.5, 0.56, 1.1],
        'left',
        'The exam',
        'A dentist looks at each tooth, your bite and your mouth.',
      ),
      scene(
        'services/dental-x-rays',
        [0.5, 0.44, 1.1],
        'right',
        'X-rays, if due',
        'We take X-rays only when they will tell us something.',
      ),
      scene(
        'services/restorative-dentistry',
        [0.5, 0.5, 1],
        'down',
        'Found early',
        'Decay may start without pain. Early repairs are often small.',
      ),
    ],
    closing: 'And when nothing needs doing, we tell you so.',
  },
  'family-dentistry': {
    window: 'right',
    scenes: [
      scene(
        'posters/family-dentistry',
        [0.583, 0.5, 1.3],
        'right',
        'All together',
        'Children, parents and grandparents can come together.',
      ),
      scene(
        'facility/reception',
        [0.54, 0.5, 1.1],
        'right',
        'One call',
        'Our front desk lines up the times for all of you.',
      ),
      tabRight(
        scene(
          'services/family-dentistry',
          [0.5, 0.54, 1.1],
          'left',
          'The little ones',
          'A small child may sit on your lap while we count teeth.',
        ),
      ),
      scene(
        'facility/treatment-room',
        [0.5, 0.46, 1.1],
        'right',
        'At the same time',
        'Two dentists can often see two of you at the same time.',
      ),
      scene(
        'posters/family-dentistry',
        [0.72, 0.44, 1.3],
        'left',
        'Grandparents',
        'For older adults we also look at dentures and dry mouths.',
      ),
    ],
    closing: 'One place that knows the whole family.',
  },
  'cosmetic-dentistry': {
    window: 'right',
    scenes: [
      scene(
        'posters/cosmetic-dentistry',
        [0.473, 0.5, 1.14],
        'right',
        'You describe it',
        'Here is a mirror. Tell us what you would like to change.',
      ),
      scene(
        'services/dental-exams',
        [0.48, 0.54, 1.1],
        'right',
        'Healthy first',
        'First we make sure that your teeth and gums are healthy.',
      ),
      tabRight(
        scene(
          'services/dental-technologies',
          [0.52, 0.52, 1.08],
          'right',
          'Photos and a scan',
          'Photos and a digital scan show us where you start.',
        ),
      ),
      scene(
        'services/veneers',
        [0.5, 0.54, 1.1],
        'left',
        'See it before',
        'Often you can try the new shape before it is made.',
      ),
      tabRight(
        scene(
          'services/teeth-whitening',
          [0.48, 0.54, 1.1],
          'right',
          'The smallest change',
          'We begin with the change that removes the least enamel.',
        ),
      ),
    ],
    closing: 'A preview is a guide, not a promise. You decide.',
  },
  'restorative-dentistry': {
    window: 'left',
    scenes: [
      tabRight(
        scene(
          'posters/restorative-dentistry',
          [0.52, 0.4, 1.16],
          'left',
          'More than one way',
          'A damaged or lost tooth can often be repaired or replaced.',
        ),
      ),
      scene(
        'services/restorative-dentistry',
        [0.54, 0.54, 1.08],
        'left',
        'A filling',
        'A filling closes a hole and keeps the rest of the tooth.',
      ),
      scene(
        'services/dental-crowns',
        [0.5, 0.5, 1],
        'down',
        'A crown',
        'A crown covers a tooth that is cracked or badly worn.',
      ),
      scene(
        'services/dental-bridges',
        [0.5, 0.5, 1.1],
        'right',
        'A bridge',
        'A bridge fills a gap. The teeth beside it hold it.',
      ),
      scene(
        'services/dental-implants',
        [0.5, 0.54, 1],
        'down',
        'An implant',
        'An implant stands in the bone. It needs months to heal.',
      ),
    ],
    closing: 'Each way has limits. We go through them with you.',
  },
  'sedation-dentistry': {
    window: 'left',
    scenes: [
      tabRight(
        scene(
          'posters/sedation-dentistry',
          [0.5, 0.5, 1.14],
          'right',
          'Feeling calm',
          'Sedation can help you feel calm. You can still answer us.',
        ),
      ),
      scene(
        'facility/treatment-room',
        [0.56, 0.46, 1.1],
        'left',
        'Laughing gas',
        'Laughing gas works in minutes and wears off soon after.',
      ),
      tabRight(
        scene(
          'posters/sedation-dentistry',
          [0.38, 0.48, 1.35],
          'left',
          'A tablet',
          'A tablet lasts for hours. You may feel heavy and sleepy.',
        ),
      ),
      scene(
        'services/sedation-dentistry',
        [0.58, 0.5, 1.1],
        'right',
        'Someone stays',
        'A trained team member stays with you the whole time.',
      ),
      scene(
        'facility/entrance',
        [0.48, 0.56, 1.08],
        'left',
        'Going home',
        'After a tablet, an adult takes you home and stays.',
      ),
    ],
    closing: 'It is not for everyone. We check your health first.',
  },
  'dental-technologies': {
    window: 'left',
    scenes: [
      tabRight(
        scene(
          'posters/dental-technologies',
          [0.499, 0.5, 1.12],
          'left',
          'See what we see',
          'A clear picture helps us explain, and helps you decide.',
        ),
      ),
      tabRight(
        scene(
          'services/dental-technologies',
          [0.58, 0.54, 1.12],
          'right',
          'The scanner',
          'A small wand scans your teeth, often in place of putty.',
        ),
      ),
      scene(
        'services/dental-exams',
        [0.46, 0.58, 1.2],
        'left',
        'The camera',
        'A camera like a thick pen shows a tooth large on screen.',
      ),
      scene(
        'services/dental-x-rays',
        [0.48, 0.44, 1.08],
        'right',
        'The digital X-ray',
        'A digital X-ray is quick, and uses less radiation than film.',
      ),
      scene(
        'facility/imaging',
        [0.46, 0.48, 1.08],
        'left',
        'The 3D scan',
        'A 3D scan shows roots and bone. Few visits need one.',
      ),
    ],
    closing: 'No machine decides for you. We look, and we talk.',
  },
};
