import useBrokenLinks from '@docusaurus/useBrokenLinks';
import englishLabels from '@generated/site-content/default/labels/office.json';
import practice from '@generated/site-content/default/practice.json';
import type {ReactNode} from 'react';
import {useOfficeScroll} from '../../hooks/useOfficeScroll';
import Button from '../Button';
import Card from '../Card';
import Icon from '../Icon';
import OfficeMap from './OfficeMap';
import {Email, Phone} from '../links/inlineTags';
import {useWords} from '../../language';
import styles from './styles.module.css';

/** The anchor that an OfficeLink uses without scripts. */
const ID = 'office';

/** The office's address and contact options, next to the map. Any page may link here. */
export default function OfficeSection(): ReactNode {
  const labels = useWords('labels/office', englishLabels);
  useBrokenLinks().collectAnchor(ID);
  const section = useOfficeScroll();
  return (
    <Card
      as="section"
      tone="tint"
      padding="none"
      ref={section}
      className={styles.office}
      id={ID}
      data-wide
      data-section
      aria-labelledby="office-heading"
    >
      <div className={styles.words}>
        <h2 id="office-heading">{labels.heading}</h2>
        <ul role="list" className="stack gap-1">
          <li className={styles.way}>
            <Icon name="map-pin" />
            <address translate="no">
              {practice.street}
              <br />
              {practice.city}
            </address>
          </li>
          <li className={styles.way}>
            <Icon name="phone" />
            <Phone />
          </li>
          <li className={styles.way}>
            <Icon name="mail" />
            <Email />
          </li>
        </ul>
        <p data-print="hide">
          <Button to={practice.links.map} icon="navigation">
            {labels.directions}
          </Button>
        </p>
      </div>
      <OfficeMap />
    </Card>
  );
}
