import labels from '@generated/site-content/default/labels/people.json';
import type {ReactNode} from 'react';
import type {FrontMatter} from '@dental/content';
import styles from './skillGroups.module.css';

/** A dentist's skills and education (specification, section 3: `doctorSkills`). */
export default function SkillGroups({
  skills = [],
  education = [],
}: FrontMatter<'dentist'>): ReactNode {
  return (
    <div className={styles.groups}>
      <SkillGroup heading={labels.skills} entries={skills} />
      <SkillGroup heading={labels.education} entries={education} />
    </div>
  );
}

interface SkillGroupProps {
  heading: string;
  entries: NonNullable<FrontMatter<'dentist'>['skills']>;
}

function SkillGroup({heading, entries}: SkillGroupProps): ReactNode {
  if (entries.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>{heading}</h2>
      <ul role="list" className={styles.list}>
        {entries.map(({title, text}) => (
          <li key={title} className={styles.skill} data-print="whole">
            <h3 className={styles.title}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
