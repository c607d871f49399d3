import type {ReactNode} from 'react';
import Band from '../Band';
import Words from '../Words';
import styles from './styles.module.css';

interface Props {
  heading: string;
  /** A few words under the heading. */
  lead: string;
  /** A `<VideoModal>` for each offer. */
  children: ReactNode;
}

/** The offers, each with its video (specification, section 2, route /). */
export default function Offers({heading, lead, children}: Props): ReactNode {
  return (
    <Band>
      <Words heading={heading}>
        <p>{lead}</p>
      </Words>
      <div className={styles.offers}>{children}</div>
    </Band>
  );
}
