import facility from '@generated/site-content/default/facility.json';
import type {ReactNode} from 'react';
import {PreparedPicture} from '../Picture';
import styles from './styles.module.css';

/** The seven pictures of the office; each is a link to the picture itself. */
export default function FacilityGallery(): ReactNode {
  return (
    <ul className={styles.gallery} data-wide>
      {facility.map(({image, alt, caption}) => (
        <li key={image.src}>
          <figure className={styles.figure}>
            <a href={image.src} className={styles.link}>
              <PreparedPicture
                picture={image}
                alt={alt}
                sizes="(min-width: 62rem) 38rem, 100vw"
                className={styles.picture}
              />
            </a>
            <figcaption className={styles.caption}>{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
