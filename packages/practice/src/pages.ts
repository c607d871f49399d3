/* The addresses of pages and files that code knows. */

/**
 * The page of the new-patient forms. What is written there is health information, so it has a document of its own, in
 * which no third party runs: see `useFullPageLoad` and packages/delivery/src/csp.
 */
export const NEW_PATIENT_FORMS = '/new-patients/forms';

/** The page for emergencies. */
export const URGENT_HELP = '/urgent-help';

/** Where other dentists download the slip that goes with a patient whom they refer. */
export const REFERRAL_SLIP = '/forms/referral-slip.pdf';
