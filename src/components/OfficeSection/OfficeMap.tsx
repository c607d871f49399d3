import englishLabels from '@generated/site-content/default/labels/office.json';
import practice from '@generated/site-content/default/practice.json';
import vendors from '@generated/site-content/default/vendors.json';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {onPlainClick} from '../../hooks/onPlainClick';
import {interpolate} from '@dental/practice';
import BrandPicture from '../BrandPicture';
import Icon from '../Icon';
import ContactOptions from '../vendors/ContactOptions';
import VendorFrame from '../vendors/VendorFrame';
import {useWords} from '../../language';
import styles from './officeMap.module.css';

/**
 * A drawing of the streets around the office, with a button that replaces it with the real map. The
 * map's vendor isn't contacted before that. Without scripts or a vendor, the button links to the
 * map.
 */
export default function OfficeMap(): ReactNode {
  const labels = useWords('labels/office', englishLabels);
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <RealMap />;
  return (
    <div className={styles.drawing} data-print="hide">
      <BrandPicture
        file="map.svg"
        alt={labels.drawing}
        width={1200}
        height={900}
        loading="lazy"
        className="filling"
      />
      <a
        href={practice.links.map}
        className={styles.button}
        {...(vendors.map.integration !== 'none' && {
          onClick: onPlainClick(() => setOpen(true)),
          'data-replay': '',
        })}
        target="_blank"
        rel="noopener"
      >
        <Icon name="map-pin" />
        <span>{labels.showMap}</span>
      </a>
    </div>
  );
}

/** The vendor's map. It takes the focus from the button that it replaced. */
function RealMap(): ReactNode {
  const labels = useWords('labels/office', englishLabels);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => container.current?.focus({preventScroll: true}), []);
  return (
    <div ref={container} className={styles.real} tabIndex={-1}>
      <VendorFrame
        {...vendors.map}
        feature="the map"
        title={interpolate(labels.map, {address: `${practice.street}, ${practice.city}`})}
        loadingText={labels.mapLoading}
        fallback={<ContactOptions>{labels.mapFailed}</ContactOptions>}
      />
    </div>
  );
}
