import integrations from '@generated/site-content/default/integrations.json';
import practice from '@generated/site-content/default/practice.json';
import clsx from 'clsx';
import {useRef, type ReactNode} from 'react';
import {callThirdParty} from '../../third-parties/scripts';
import {useFilled} from '../../hooks/useFilled';
import {useNear} from '../../hooks/useNear';
import {usePlaceState, useThirdParty} from '../../hooks/useThirdParty';
import Button from '../Button';
import OutsideLink from '../OutsideLink';
import ThirdPartyPlace, {WaysToReachUs} from '../ThirdPartyPlace';
import styles from './styles.module.css';

/** The three forms of the external form service (specification, section 3). */
export type FormName = 'contact' | 'virtual' | 'newsletter';

/**
 * A form of the external form service. The service's script comes when the place comes near the screen, and fills
 * it by the form's id; until then, and if nothing has come within 8 seconds, the place shows the other ways to
 * reach us (specification, section 7).
 * @param form which of the forms belongs here
 */
export default function FormPlace({form}: {form: FormName}): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const script = useThirdParty('forms', useNear(frame), fillForms);
  const state = usePlaceState(script, useFilled(place));
  return (
    <div
      ref={frame}
      className={clsx(styles.frame, styles[form])}
      data-wide={form === 'newsletter' ? undefined : true}
      data-print="hide"
    >
      <ThirdPartyPlace
        state={state}
        loadingText="The form is loading."
        fallback={form === 'newsletter' ? <NewsletterByMail /> : <OtherWays form={form} />}
      >
        <div ref={place} data-form-id={integrations.forms[form]} />
      </ThirdPartyPlace>
    </div>
  );
}

function fillForms(): boolean {
  return callThirdParty(window.FormServe, (service) => service.fill());
}

function OtherWays({form}: {form: FormName}): ReactNode {
  return (
    <>
      <p>
        {form === 'virtual'
          ? 'Tell us what is on your mind and when you are free for a call.'
          : 'Tell us what you need, in the way that suits you.'}
      </p>
      <WaysToReachUs />
    </>
  );
}

function NewsletterByMail(): ReactNode {
  return (
    <>
      <p>
        News from the practice, a few times a year. Write to us or call{' '}
        <a href={practice.phoneLink}>{practice.phone}</a>, and we will put you on the list. To see a dentist,{' '}
        <OutsideLink href={practice.links.booking}>book online</OutsideLink>.
      </p>
      <p>
        <Button to={`mailto:${practice.email}`} look="light" icon="mail">
          Write to us
        </Button>
      </p>
    </>
  );
}
