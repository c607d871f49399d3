/** Where other dentists download the slip that goes with a patient whom they refer. */
export const REFERRAL_SLIP = '/forms/referral-slip.pdf';
