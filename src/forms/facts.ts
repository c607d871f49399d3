import type {Site} from '../content/site';

/** What the forms say about the practice. */
export interface Facts {
  name: string;
  phone: string;
  /** Street, city, state and zip on one line. */
  address: string;
  /** The website without `https://`. */
  site: string;
  /** Such as `48 hours`. */
  cancellationNotice: string;
  /** Such as `$75`. */
  cancellationFee: string;
  /** Such as `15 to 30 minutes`. */
  arrivalEarly: string;
  /** Such as `all major PPO dental plans`. */
  insurancePlans: string;
}

/** Picks them from the practice's facts. */
export function factsOf({practice, policies}: Site): Facts {
  const {arrival, cancellation, payments} = policies;
  const {street, city, state, zip} = practice.address;
  return {
    name: practice.name,
    phone: practice.phone,
    address: `${street}, ${city}, ${state} ${zip}`,
    site: practice.site.replace(/^https:\/\//, ''),
    cancellationNotice: `${cancellation.noticeHours} hours`,
    cancellationFee: `$${cancellation.feeDollars}`,
    arrivalEarly: `${arrival.fromMinutes} to ${arrival.toMinutes} minutes`,
    insurancePlans: payments.insurance,
  };
}
