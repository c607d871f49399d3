import type {ReactNode} from 'react';
import {usePicture} from '../hooks/usePicture';
import Card from './Card';
import {PreparedPicture} from './Picture';
import MediaSection from './layout/MediaSection';
import BlockText from './Prose/BlockText';
import WorkingHours from './WorkingHours';
import styles from './layout/mediaSection.module.css';

interface Props {
  heading: string;
  /** A picture under the text if there is room. */
  image: string;
  alt: string;
  /** The text about finding the office, and about calling while it is closed. */
  children: ReactNode;
}

/** The working hours on the home page (specification, section 2, route /). */
export default function HoursSection({heading, image, alt, children}: Props): ReactNode {
  return (
    <MediaSection tone="ground-deep" align="start">
      <div className="stack gap-6">
        <BlockText heading={heading}>{children}</BlockText>
        <PreparedPicture
          picture={usePicture(image)}
          alt={alt}
          sizes="36rem"
          className={styles.picture}
        />
      </div>
      <Card>
        <WorkingHours />
      </Card>
    </MediaSection>
  );
}
