import labels from '@generated/site-content/default/labels/people.json';
import type {ReactNode} from 'react';
import type {FrontMatter} from '@dental/content';
import styles from './skillGroups.module.css';

/** What a dentist does and where it was learned (specification, section 3: `doctorSkills`). */
export default function SkillGroups({
  skills = [],
  education = [],
}: FrontMatter<'dentist'>): ReactNode {
  const groups = [
    {heading: labels.skills, entries: skills},
    {heading: labels.education, entries: education},
  ];
  return (
    <div className={styles.groups}>
      {groups.map(
        ({heading, entries}) =>
          entries.length > 0 && (
            <section key={heading}>
              <h2 className={styles.heading}>{heading}</h2>
              <ul className={styles.list}>
                {entries.map(({title, text}) => (
                  <li key={title} className={styles.skill} data-print="whole">
                    <h3 className={styles.title}>{title}</h3>
                    <p>{text}</p>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  );
}
