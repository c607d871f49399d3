/**
 * A company whose page books visits, takes forms, or is the patient portal. The site only links to
 * it: `links` in practice.yml. It sees health information, so it needs an agreement (HIPAA).
 */
export interface BookingVendor {
  name: string;
  /** The domains of its pages. */
  domains: readonly string[];
}

/** Booking vendors that dentists have. docs/vendors.md links what is public about each. */
export const BOOKING: readonly BookingVendor[] = [
  {name: 'LocalMed (Dental Intelligence)', domains: ['localmed.com']},
  {name: 'Modento (Dental Intelligence)', domains: ['modento.io', 'dentalintel.com']},
  {name: 'NexHealth', domains: ['nexhealth.com']},
  {name: 'Weave', domains: ['getweave.com', 'weaveconnect.com']},
  {name: 'Zocdoc', domains: ['zocdoc.com']},
];

/** The booking vendor of a host, such as `www.zocdoc.com`; undefined if we don't know it. */
export function findBookingVendor(host: string): BookingVendor | undefined {
  return BOOKING.find(({domains}) =>
    domains.some((domain) => host === domain || host.endsWith(`.${domain}`)),
  );
}
