/** The page to which a form leads once it is sent. */
export const THANK_YOU = '/thank-you';
