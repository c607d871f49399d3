import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {PersonCardData} from '@site/src/data';
import {PreparedPicture} from '../../components/Picture';
import styles from './peopleList.module.css';

/** Small portraits that link to the pages of people; renders nothing if there are none. */
export default function PeopleList({people}: {people: readonly PersonCardData[]}): ReactNode {
  if (people.length === 0) return null;
  return (
    <div className={styles.container}>
      <ul role="list" className={styles.list}>
        {people.map(({path, image, name, expertise}) => (
          <li key={path}>
            <Link to={path} className={clsx(styles.person)}>
              <PreparedPicture picture={image} alt="" sizes="8rem" className={styles.portrait} />
              <span className={styles.name} translate="no">
                {name}
              </span>
              <span className="fine">{expertise}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
