import labels from '@generated/site-content/default/labels/home.json';
import perio from '@generated/site-content/default/perio-protection.json';
import practice from '@generated/site-content/default/practice.json';
import type {ReactNode} from 'react';
import Button from './Button';
import Card from './Card';
import {PreparedPicture} from './Picture';
import MediaSection from './layout/MediaSection';
import BlockText from './Prose/BlockText';
import styles from './layout/mediaSection.module.css';

/**
 * A summary of the periodontal program, with a booking button (specification, section 2, route /).
 */
export default function PerioPromo(): ReactNode {
  if (!perio) return undefined;
  return (
    <MediaSection tone="tint">
      <BlockText heading={perio.heading}>
        <p>{perio.desc[0]}</p>
        <div className={styles.actions}>
          <Button to={practice.links.booking} icon="calendar-check">
            {labels.bookPerio}
          </Button>
          <Button to="/services/general-dentistry/teeth-cleaning#perio-protect" look="secondary">
            {labels.perioMore}
          </Button>
        </div>
      </BlockText>
      <Card padding="none">
        <PreparedPicture
          picture={perio.logo}
          alt={labels.perioMark}
          sizes="(min-width: 54rem) 30rem, 90vw"
        />
      </Card>
    </MediaSection>
  );
}
