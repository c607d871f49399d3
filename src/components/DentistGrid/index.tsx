import dentists from '@generated/site-content/default/dentists.json';
import type {ReactNode} from 'react';
import Band from '../Band';
import PersonCard from '../PersonCard';
import Words from '../Words';
import styles from './styles.module.css';

interface Props {
  /** `full`: with each dentist's first paragraph and Learn more; `compact`: portrait, name and role. */
  look?: 'compact' | 'full';
  /** With a heading the cards stand in a band of their own. */
  heading?: string;
  /** A few words under the heading. */
  children?: ReactNode;
}

/** A card for each dentist (specification, section 2, routes / and /our-dentist). */
export default function DentistGrid({look = 'full', heading, children}: Props): ReactNode {
  const cards = (
    <div className={styles.container}>
      <ul className={styles[look]}>
        {dentists.map((person) => (
          <li key={person.path}>
            <PersonCard person={person} look={look} />
          </li>
        ))}
      </ul>
    </div>
  );
  if (!heading) return cards;
  return (
    <Band tone="white">
      <Words heading={heading}>{children}</Words>
      {cards}
    </Band>
  );
}
