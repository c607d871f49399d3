import englishLabels from '@generated/site-content/default/labels/layout.json';
import practice from '@generated/site-content/default/practice.json';
import type {ReactNode} from 'react';
import {interpolate} from '@dental/practice';
import Icon from '../Icon';
import OutsideLink from '../links/OutsideLink';
import {useWords} from '../../language';
import styles from './styles.module.css';

/** The practice's social profiles, as a row of icons with names for screen readers. */
export default function SocialLinks(): ReactNode {
  const labels = useWords('labels/layout', englishLabels);
  if (practice.social.length === 0) return undefined;
  return (
    <ul
      role="list"
      className={styles.social}
      aria-label={interpolate(labels.elsewhere, {name: practice.name})}
    >
      {practice.social.map(({name, icon, url}) => (
        <li key={name}>
          <OutsideLink href={url} className={styles.sign}>
            <Icon name={icon} />
            <span className="visually-hidden">{name}</span>
          </OutsideLink>
        </li>
      ))}
    </ul>
  );
}
