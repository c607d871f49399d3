/** What tells who a patient is must go: a name, a date, a number, an address or a face beside anything of health. */
export const LAW = 'HIPAA, 45 CFR 164.514';
