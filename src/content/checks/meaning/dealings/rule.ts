import {rulesAbout} from '../wordRule';

/** Makes a rule about what a practice must not offer, pay or ask. */
export const dealing = rulesAbout('dealings');

/** The same where a person decides, whatever else the sentence denies. */
export const offer = rulesAbout('dealings', {severity: 'warning', deniedPasses: false, voices: ['page', 'facts']});
