import labels from '@generated/site-content/default/labels/office.json';
import practice from '@generated/site-content/default/practice.json';
import vendors from '@generated/site-content/default/vendors.json';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {onPlainClick} from '../../hooks/onPlainClick';
import {interpolate} from '@dental/practice';
import BrandPicture from '../BrandPicture';
import Icon from '../Icon';
import ContactOptions from '../vendors/ContactOptions';
import VendorFrame from '../vendors/VendorFrame';
import styles from './officeMap.module.css';

/**
 * A drawing of the streets around the office, and a button that puts the real one in its place. Nothing is
 * asked of the map's vendor before that; without scripts the button is a link to the map.
 */
export default function OfficeMap(): ReactNode {
  const [shown, setShown] = useState(false);
  if (shown) return <RealMap />;
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
        onClick={onPlainClick(() => setShown(true))}
        data-replay=""
        target="_blank"
        rel="noopener"
      >
        <Icon name="map-pin" />
        {labels.showMap}
      </a>
    </div>
  );
}

/** It takes the focus, which was on the button that is gone. */
function RealMap(): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus({preventScroll: true}), []);
  return (
    <div ref={place} className={styles.real} tabIndex={-1}>
      <VendorFrame
        {...vendors.map}
        what="the map"
        title={interpolate(labels.map, {address: `${practice.street}, ${practice.city}`})}
        loadingText={labels.mapLoading}
        fallback={<ContactOptions>{labels.mapFailed}</ContactOptions>}
      />
    </div>
  );
}
