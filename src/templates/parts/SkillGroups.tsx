import labels from '@generated/site-content/default/labels/people.json';
import type {ReactNode} from 'react';
import type {FrontMatter} from '@dental/content';
import styles from './skillGroups.module.css';

type Skills = FrontMatter<'dentist'>['skills'];

/** What a dentist does and where it was learned (specification, section 3: `doctorSkills`). */
export default function SkillGroups({skills, education}: {skills: Skills; education: Skills}): ReactNode {
  return (
    <div className={styles.groups}>
      <Group heading={labels.skills} skills={skills} />
      <Group heading={labels.education} skills={education} />
    </div>
  );
}

function Group({heading, skills}: {heading: string; skills: Skills}): ReactNode {
  if (!skills) return null;
  return (
    <section>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.list}>
        {skills.map(({title, text}) => (
          <li key={title} className={styles.skill} data-print="whole">
            <h3 className={styles.title}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
