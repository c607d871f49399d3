import practice from '@generated/site-content/default/practice.json';
import type {ReactNode} from 'react';
import Button from '../Button';
import styles from './styles.module.css';

/** The place of the financing provider's widget. The direct way to apply is always there. */
export default function FinancingWidget(): ReactNode {
  return (
    <div className={styles.place} data-wide data-financing>
      <p>See what you qualify for before you decide. The check is a soft one and leaves your credit score as it is.</p>
      <p>
        <Button to={practice.links.financingApplication}>Apply for financing</Button>
      </p>
    </div>
  );
}
