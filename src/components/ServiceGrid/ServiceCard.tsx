import labels from '@generated/site-content/default/labels/services.json';
import type {ReactNode} from 'react';
import {interpolate} from '@dental/practice';
import type {ServiceCardData} from '@site/src/data';
import Card from '../Card';
import CardLink from '../Card/CardLink';
import {PreparedPicture} from '../Picture';
import styles from './serviceCard.module.css';

/** A service: its drawing, title, and sentence, and a link to its page that covers the card. */
export default function ServiceCard({path, title, text, icon}: ServiceCardData): ReactNode {
  const service = title.charAt(0).toLowerCase() + title.slice(1);
  return (
    <Card as="article" padding="small" className={styles.card}>
      <div className={styles.title}>
        <PreparedPicture picture={icon} alt="" className={styles.icon} />
        <h3>{title}</h3>
      </div>
      <p>{text}</p>
      <CardLink to={path} about={interpolate(labels.aboutService, {service})}>
        {labels.knowMore}
      </CardLink>
    </Card>
  );
}
