import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {PersonCardData} from '@dental/content';
import PersonCard from './PersonCard';
import styles from './styles.module.css';

interface Props {
  people: readonly PersonCardData[];
  look?: 'compact' | 'full';
  /** What the card says of a person; nothing if left out. */
  about?: (person: PersonCardData) => string;
  /** How many of them may be in view when the page opens. */
  soon?: number;
}

/** A card for each of some people, as many beside each other as there is room for. */
export default function PersonGrid({people, look = 'compact', about, soon = 0}: Props): ReactNode {
  return (
    <div className={styles.container} data-wide>
      <ul className={clsx('stack gap-5', styles[look])}>
        {people.map((person, index) => (
          <li key={person.path}>
            <PersonCard person={person} look={look} about={about?.(person)} soon={index < soon} />
          </li>
        ))}
      </ul>
    </div>
  );
}
