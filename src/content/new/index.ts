import type {Drafter} from './draft';
import {dentist, staff} from './people';
import {plan} from './plan';
import {promotion} from './promotion';
import {review, smileCase} from './records';
import {service, subService} from './services';

/** What can be added: what is asked for first, and who drafts the file. */
export const NEW_KINDS = {
  dentist: {asks: 'First and last name', draft: dentist},
  staff: {asks: 'First and last name', draft: staff},
  service: {asks: 'Name of the service', draft: service},
  'sub-service': {asks: 'Name of the sub-service', draft: subService},
  case: {asks: 'What the case shows, in a few words', draft: smileCase},
  review: {asks: "The reviewer's initials", draft: review},
  plan: {asks: 'Name of the insurance plan, as on the card', draft: plan},
  promotion: {asks: 'Heading of the promotion', draft: promotion},
} as const satisfies Record<string, {asks: string; draft: Drafter}>;

/** The name of something that can be added. */
export type NewKind = keyof typeof NEW_KINDS;
