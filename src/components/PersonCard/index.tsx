import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {PersonCardData} from '../../plugins/site-content/data';
import Icon from '../Icon';
import {PreparedPicture} from '../Picture';
import styles from './styles.module.css';

interface Props {
  person: PersonCardData;
  /** `full` adds the first paragraph of the person's page. */
  look?: 'compact' | 'full';
}

/** A person of the team: portrait in an arch, name and role, and a link to their page that covers the card. */
export default function PersonCard({person: {path, name, expertise, summary, image}, look = 'compact'}: Props): ReactNode {
  return (
    <article className={clsx(styles.card, styles[look])}>
      <PreparedPicture picture={image} alt="" sizes="(min-width: 48rem) 18rem, 40vw" className={styles.portrait} />
      <div className={styles.text}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.role}>{expertise}</p>
        {look === 'full' && <p>{summary}</p>}
        <Link to={path} className={styles.link}>
          {look === 'full' ? 'Learn more' : 'View profile'}
          <span className="visually-hidden"> about {name}</span>
          <Icon name="arrow-right" />
        </Link>
      </div>
    </article>
  );
}
