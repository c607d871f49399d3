import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A list of benefits with a check mark before each. Each item begins with the benefit in bold. */
export default function BenefitList({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.benefits}>{children}</div>;
}
