import staff from '@generated/site-content/default/staff.json';
import type {ReactNode} from 'react';
import PersonCard from '../PersonCard';
import styles from './styles.module.css';

/** A card for each member of the staff (specification, section 2, route /our-staff). */
export default function StaffGrid(): ReactNode {
  return (
    <div className={styles.container}>
      <ul className={styles.grid}>
        {staff.map((person) => (
          <li key={person.path}>
            <PersonCard person={person} />
          </li>
        ))}
      </ul>
    </div>
  );
}
