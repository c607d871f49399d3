import type {ReactNode} from 'react';
import Band from '../Band';
import styles from './styles.module.css';

interface Props {
  heading: string;
  /** A `<VideoModal>` for each offer. */
  children: ReactNode;
}

/** The offers, each with its video (specification, section 2, route /). */
export default function Offers({heading, children}: Props): ReactNode {
  return (
    <Band heading={heading}>
      <div className={styles.offers}>{children}</div>
    </Band>
  );
}
