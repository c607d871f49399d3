import {rulesAbout} from '../wordRule';

/** Makes a rule about advice, of which a dentist decides. */
export const advice = rulesAbout('advice', {
  severity: 'warning',
  deniedPasses: false,
  questionPasses: true,
  forbiddenPasses: true,
  voices: ['page', 'facts'],
});

/** Whoever says so leaves the medicine to the doctor who prescribed it. */
export const NOT_US = [
  'ask|talk|call .. before',
  'unless .. doctor|dentist|physician',
  'your doctor|physician|cardiologist|pharmacist .. says|tells|told|decides|prescribed|knows',
  'whether',
  "no|never|nobody|no_one|not|do_not|don't|avoid|without .. TAKE|STOP_TAKING|DRUG|MEDICINE",
];

export const BY_A_DENTIST = 'Take it out, or have a dentist word it and sign the page.';
