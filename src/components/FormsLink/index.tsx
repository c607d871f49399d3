import Link from '@docusaurus/Link';
import labels from '@generated/site-content/default/labels/forms.json';
import practice from '@generated/site-content/default/practice.json';
import type {ReactNode} from 'react';
import {NEW_PATIENT_FORMS, REFERRAL_SLIP} from '@dental/practice';
import Icon from '../Icon';
import OutsideLink from '../links/OutsideLink';
import styles from './styles.module.css';

interface Props {
  /**
   * The `pdf`, which opens in a new tab (specification, section 7), the `page` where the same forms are filled in, or the
   * slip of a `referral`, a PDF too.
   */
  to?: 'pdf' | 'page' | 'referral';
  children: ReactNode;
}

/** The link to the new-patient forms, or to the slip for dentists who refer a patient. */
export default function FormsLink({to = 'pdf', children}: Props): ReactNode {
  if (to === 'page')
    return (
      <Link to={NEW_PATIENT_FORMS} className={styles.link}>
        <Icon name="printer" />
        <span className={styles.label}>{children}</span>
      </Link>
    );
  return (
    <OutsideLink href={to === 'referral' ? REFERRAL_SLIP : practice.newPatientForms} className={styles.link}>
      <Icon name="download" />
      <span className={styles.label}>{children}</span>
      <span className={styles.kind}>{labels.kind}</span>
    </OutsideLink>
  );
}
