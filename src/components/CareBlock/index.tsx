import practice from '@generated/site-content/default/practice.json';
import type {ReactNode} from 'react';
import Band from '../Band';
import Button from '../Button';
import PlayLink from '../PlayLink';
import Split from '../Split';
import Words from '../Words';
import styles from './styles.module.css';

interface Props {
  heading: string;
  /** The id of the video. */
  video: string;
  /** What the practice does for emergencies and in general. */
  children: ReactNode;
}

/** Emergency and comprehensive care, with a video (specification, section 2, route /). */
export default function CareBlock({heading, video, children}: Props): ReactNode {
  return (
    <Band heading={heading}>
      <Split wide="first" align="start">
        <div className={styles.video}>
          <PlayLink id={video} sizes="(min-width: 56rem) 44rem, 92vw" />
        </div>
        <Words>
          {children}
          <Button to={practice.phoneLink} icon="phone">
            Call Now: {practice.phone}
          </Button>
        </Words>
      </Split>
    </Band>
  );
}
