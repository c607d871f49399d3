import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {PersonCardData} from '@site/src/data';
import PersonCard from './PersonCard';
import styles from './styles.module.css';

interface Props {
  people: readonly PersonCardData[];
  look?: 'compact' | 'full';
  /** Returns the description on a person's card. */
  describe?: (person: PersonCardData) => string;
  /** The number of cards that may be in view when the page opens. */
  eagerPictures?: number;
}

/** A grid of cards for people. */
export default function PersonGrid({
  people,
  look = 'compact',
  describe,
  eagerPictures = 0,
}: Props): ReactNode {
  return (
    <div className={styles.container} data-wide>
      <ul role="list" className={clsx('stack gap-5', styles[look])}>
        {people.map((person, index) => (
          <li key={person.path}>
            <PersonCard
              person={person}
              look={look}
              description={describe?.(person)}
              eager={index < eagerPictures}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
