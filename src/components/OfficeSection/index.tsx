import practice from '@generated/site-content/default/practice.json';
import type {ReactNode} from 'react';
import Button from '../Button';
import Icon from '../Icon';
import OutsideLink from '../OutsideLink';
import {Email, Phone} from '../inline';
import styles from './styles.module.css';

/** Where the office is and how to reach it, beside a drawn map. Links elsewhere may ask for it as `#office`. */
export default function OfficeSection(): ReactNode {
  return (
    <section className={styles.office} id="office" data-wide>
      <div className={styles.words}>
        <h2>Our office</h2>
        <ul className={styles.ways}>
          <li>
            <Icon name="map-pin" />
            <address>
              {practice.street}
              <br />
              {practice.city}
            </address>
          </li>
          <li>
            <Icon name="phone" />
            <Phone />
          </li>
          <li>
            <Icon name="mail" />
            <Email />
          </li>
        </ul>
        <p>
          <Button to={practice.links.map} icon="navigation">
            Get directions
          </Button>
        </p>
      </div>
      <OutsideLink href={practice.links.map} className={styles.map}>
        <img
          src="/img/art/map.svg"
          alt="A drawn map of the streets around the office"
          width={1200}
          height={900}
          loading="lazy"
        />
      </OutsideLink>
    </section>
  );
}
