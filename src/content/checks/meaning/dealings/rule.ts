import {rulesAbout} from '../wordRule';

/** Makes a rule about what a practice must not offer, pay or ask. */
export const dealing = rulesAbout('dealings');

/** The same where a person decides, whatever else the sentence denies. */
export const offer = rulesAbout('dealings', {severity: 'warning', deniedPasses: false, voices: ['page', 'facts']});

/** Makes a rule about reviews, of which a person decides. */
export const review = rulesAbout('claims', {severity: 'warning', deniedPasses: false, voices: ['page', 'facts']});
