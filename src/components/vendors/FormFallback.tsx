import labels from '@generated/site-content/default/labels/forms.json';
import practice from '@generated/site-content/default/practice.json';
import type {ReactNode} from 'react';
import type {FormName} from '@dental/vendors';
import Button from '../Button';
import Interpolate from '../Prose/Interpolate';
import OutsideLink from '../links/OutsideLink';
import WaysToReachUs from './WaysToReachUs';

interface Props {
  form: FormName;
  /** What is said first: an invitation, or what went wrong. */
  children: ReactNode;
}

/** The ways to reach us instead of a form: phone, e-mail, booking page. */
export default function FormFallback({form, children}: Props): ReactNode {
  return form === 'newsletter' ? (
    <>
      <p>
        {children}{' '}
        <Interpolate
          label={labels.newsletterWays}
          parts={{
            phone: <a href={practice.phoneLink}>{practice.phone}</a>,
            booking: (
              <OutsideLink href={practice.links.booking}>{labels.newsletterBooking}</OutsideLink>
            ),
          }}
        />
      </p>
      <p>
        <Button to={`mailto:${practice.email}`} look="light" icon="mail">
          {labels.newsletterMail}
        </Button>
      </p>
    </>
  ) : (
    <WaysToReachUs>{children}</WaysToReachUs>
  );
}
