import type {ReactNode} from 'react';
import Band from '../Band';
import Split from '../Split';
import Words from '../Words';
import WorkingHours from '../WorkingHours';
import styles from './styles.module.css';

interface Props {
  heading: string;
  /** What to do when the office is closed, and how to find it. */
  children: ReactNode;
}

/** The working hours on the home page (specification, section 2, route /). */
export default function HoursSection({heading, children}: Props): ReactNode {
  return (
    <Band tone="sand">
      <Split align="start">
        <Words heading={heading}>{children}</Words>
        <div className={styles.card}>
          <WorkingHours />
        </div>
      </Split>
    </Band>
  );
}
