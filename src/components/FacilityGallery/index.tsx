import facility from '@generated/site-content/default/facility.json';
import type {ReactNode} from 'react';
import {useLightbox} from '../Lightbox/useLightbox';
import {PreparedPicture} from '../Picture';
import styles from './styles.module.css';

/** The pictures of the office. Each links to its file and opens in the lightbox. */
export default function FacilityGallery(): ReactNode {
  const lightbox = useLightbox(facility.map(({image, alt}) => ({picture: image, alt})));
  return (
    <div data-wide data-band data-print="hide">
      <ul role="list" className={styles.gallery}>
        {facility.map(({image, alt, caption}, index) => (
          <li key={image.src}>
            <figure className="stack gap-2">
              <a
                href={image.src}
                className={styles.link}
                onClick={lightbox.openHandler(index)}
                data-replay=""
              >
                <PreparedPicture
                  picture={image}
                  alt={alt}
                  sizes="(min-width: 62rem) 50rem, 100vw"
                />
              </a>
              <figcaption className="fine">{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {lightbox.element}
    </div>
  );
}
