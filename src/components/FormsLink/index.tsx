import clsx from 'clsx';
import englishLabels from '@generated/site-content/default/labels/forms.json';
import practice from '@generated/site-content/default/practice.json';
import type {ReactNode} from 'react';
import {NEW_PATIENT_FORMS_PATH, REFERRAL_FORM_PATH} from '@dental/practice';
import Icon from '../Icon';
import OutsideLink from '../links/OutsideLink';
import {useWords} from '../../language';
import PageLink from '../links/PageLink';
import styles from './styles.module.css';

const DESTINATIONS = {
  pdf: practice.newPatientForms,
  page: NEW_PATIENT_FORMS_PATH,
  referral: REFERRAL_FORM_PATH,
};

interface Props {
  /**
   * The forms as a `pdf`, which opens in a new tab (specification, section 7), or on a `page` to
   * fill in, or the PDF for a `referral`.
   */
  to?: keyof typeof DESTINATIONS;
  children: ReactNode;
}

/** A link to the new-patient forms, or to the PDF for dentists who refer a patient. */
export default function FormsLink({to = 'pdf', children}: Props): ReactNode {
  const labels = useWords('labels/forms', englishLabels);
  const isPage = to === 'page';
  const Anchor = isPage ? PageLink : OutsideLink;
  return (
    <Anchor href={DESTINATIONS[to]} className={clsx(styles.link)}>
      <Icon name={isPage ? 'printer' : 'download'} />
      <span className={styles.label}>{children}</span>
      {!isPage && <span className={styles.kind}>{labels.kind}</span>}
    </Anchor>
  );
}
