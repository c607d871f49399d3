import practice from '@generated/site-content/default/practice.json';
import type {ReactNode} from 'react';
import type {FormName} from '../../third-parties/vendor';
import Button from '../Button';
import OutsideLink from '../OutsideLink';
import {WaysToReachUs} from './index';

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
        {children} Write to us or call <a href={practice.phoneLink}>{practice.phone}</a>, and we will put you on the
        list. To see a dentist, <OutsideLink href={practice.links.booking}>book online</OutsideLink>.
      </p>
      <p>
        <Button to={`mailto:${practice.email}`} look="light" icon="mail">
          Write to us
        </Button>
      </p>
    </>
  ) : (
    <>
      <p>{children}</p>
      <WaysToReachUs />
    </>
  );
}
