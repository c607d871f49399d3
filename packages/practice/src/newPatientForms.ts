/**
 * The page of the new-patient forms. What is written there is health information, so it has a document of its own, in
 * which no third party runs: see `useFullPageLoad` and packages/delivery/src/csp.
 */
export const NEW_PATIENT_FORMS = '/new-patients/forms';
