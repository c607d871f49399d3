import practice from '@generated/site-content/default/practice.json';
import {useState, type MouseEvent, type ReactNode} from 'react';
import {usePreview} from '../../hooks/usePreview';
import Icon from '../Icon';
import styles from './styles.module.css';

/**
 * A drawn map of the streets around the office, and a button that puts the real one in its place. Nothing is
 * asked of the map's host before that; without scripts the button is a link to the map.
 */
export default function OfficeMap(): ReactNode {
  const isPreview = usePreview() !== undefined;
  const [shown, setShown] = useState(false);
  const show = (event: MouseEvent) => {
    event.preventDefault();
    setShown(true);
  };
  if (shown && !isPreview) {
    return (
      <iframe
        className={styles.frame}
        src={practice.links.mapEmbed}
        title={`Map: ${practice.street}, ${practice.city}`}
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
      />
    );
  }
  return (
    <div className={styles.drawing}>
      <img
        src="/img/art/map.svg"
        alt="A drawn map of the streets around the office"
        width={1200}
        height={900}
        loading="lazy"
      />
      {shown ? (
        <p className={styles.note} role="status">
          In a preview the map is not loaded.
        </p>
      ) : (
        <a href={practice.links.map} className={styles.button} onClick={show}>
          <Icon name="map-pin" />
          Show the map
        </a>
      )}
    </div>
  );
}
