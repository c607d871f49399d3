/* The addresses of pages and files that code knows. */

/** The legal texts that every practice has (specification, section 2); the footer names them in words of its own. */
export const [PRIVACY, TERMS, FINANCIAL] = ['/privacy-policy', '/terms-and-conditions', '/financial-policy'] as const;

/** All of them. */
export const LEGAL_PAGES: readonly string[] = [PRIVACY, TERMS, FINANCIAL];

/**
 * The page of the new-patient forms. What is written there is health information, so it has a document of its own, in
 * which no third party runs: see `useFullPageLoad` and packages/delivery/src/csp.
 */
export const NEW_PATIENT_FORMS = '/new-patients/forms';

/** The page for emergencies. */
export const URGENT_HELP = '/urgent-help';

/** Where other dentists download the slip that goes with a patient whom they refer. */
export const REFERRAL_SLIP = '/forms/referral-slip.pdf';
