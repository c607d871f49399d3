import labels from '@generated/site-content/default/labels/services.json';
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {fillIn} from '../../site/fillIn';
import type {ServiceCardData} from '../../plugins/site-content/data';
import Card from '../Card';
import Icon from '../Icon';
import {PreparedPicture} from '../Picture';
import styles from './styles.module.css';

/** One service: its drawing, title and sentence, and a link to its page that covers the card. */
export default function ServiceCard({path, title, text, icon}: ServiceCardData): ReactNode {
  return (
    <Card as="article" padding="small" className={styles.card}>
      <div className={styles.title}>
        <PreparedPicture picture={icon} alt="" className={styles.icon} />
        <h3>{title}</h3>
      </div>
      <p>{text}</p>
      <Link to={path} className={styles.link}>
        {labels.knowMore}
        <span className="visually-hidden">
          {' '}
          {fillIn(labels.aboutService, {service: title.charAt(0).toLowerCase() + title.slice(1)})}
        </span>
        <Icon name="arrow-right" />
      </Link>
    </Card>
  );
}
