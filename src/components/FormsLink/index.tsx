import labels from '@generated/site-content/default/labels/forms.json';
import practice from '@generated/site-content/default/practice.json';
import type {ReactNode} from 'react';
import Icon from '../Icon';
import OutsideLink from '../OutsideLink';
import styles from './styles.module.css';

/** The link to the new-patient forms, a PDF that opens in a new tab (specification, section 7). */
export default function FormsLink({children}: {children: ReactNode}): ReactNode {
  return (
    <OutsideLink href={practice.newPatientForms} className={styles.link}>
      <Icon name="download" />
      <span className={styles.label}>{children}</span>
      <span className={styles.kind}>{labels.kind}</span>
    </OutsideLink>
  );
}
