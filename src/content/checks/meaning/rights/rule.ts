import {rulesAbout} from '../wordRule';

/*
 * What a page must not say to people who have rights: whom a practice may not turn away or charge (Americans with
 * Disabilities Act, 42 U.S.C. 12182; Section 1557, 45 CFR 92; Title VI), what it may not do with their data (HIPAA, 45 CFR
 * 164), without their consent, with their words (Consumer Review Fairness Act, 15 U.S.C. 45b) or with their application for
 * work (Title VII, ADEA).
 */

/** Makes a rule about what is plainly unlawful. */
export const right = rulesAbout('rights', {deniedPasses: false});

/** Makes a rule about what most likely is. */
export const likely = rulesAbout('rights', {severity: 'warning', deniedPasses: false, voices: ['page', 'facts']});
