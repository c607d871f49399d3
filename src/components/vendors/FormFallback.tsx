import englishLabels from '@generated/site-content/default/labels/forms.json';
import practice from '@generated/site-content/default/practice.json';
import type {ReactNode} from 'react';
import type {FormName} from '@dental/vendors';
import Button from '../Button';
import Interpolate from '../Prose/Interpolate';
import CountedLink from '../links/CountedLink';
import BookLink from '../links/BookLink';
import {useWords} from '../../language';
import ContactOptions from './ContactOptions';

interface Props {
  form: FormName;
  /** The text before the options: an invitation, or the problem with the form. */
  children: ReactNode;
}

/** The contact options that replace a form: phone, e-mail, and booking page. */
export default function FormFallback({form, children}: Props): ReactNode {
  const labels = useWords('labels/forms', englishLabels);
  if (form !== 'newsletter') return <ContactOptions>{children}</ContactOptions>;
  return (
    <>
      <p>
        {children}{' '}
        <Interpolate
          label={labels.newsletterWays}
          parts={{
            phone: <CountedLink href={practice.phoneLink}>{practice.phone}</CountedLink>,
            booking: <BookLink>{labels.newsletterBooking}</BookLink>,
          }}
        />
      </p>
      <p>
        <Button to={`mailto:${practice.email}`} look="light" icon="mail">
          {labels.newsletterMail}
        </Button>
      </p>
    </>
  );
}
