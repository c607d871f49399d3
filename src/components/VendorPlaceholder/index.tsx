import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The vendor. */
  name: string;
  /** What visitors get of it, such as `the contact form`. */
  what: string;
}

/** Where visitors meet a third party, a preview says so and contacts nobody. */
export default function VendorPlaceholder({name, what}: Props): ReactNode {
  return (
    <p className={styles.note} data-state="placeholder">
      This is a preview: on the live site {what} of {name} is here. Nobody is contacted.
    </p>
  );
}
