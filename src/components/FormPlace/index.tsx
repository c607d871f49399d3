import practice from '@generated/site-content/default/practice.json';
import type {ReactNode} from 'react';
import Button from '../Button';
import styles from './styles.module.css';

/** The three forms of the external form service (specification, section 3). */
export type FormName = 'contact' | 'virtual' | 'newsletter';

const INVITATIONS: Record<FormName, string> = {
  contact: 'Tell us what you need and we will answer on the next working day.',
  virtual: 'Tell us what is on your mind and when you are free for a call.',
  newsletter: 'News from the practice, four times a year. Write to us and we will put you on the list.',
};

/**
 * The place of a form. What stands in it works on its own: the ways to reach us without the form.
 * @param form which of the forms belongs here
 */
export default function FormPlace({form}: {form: FormName}): ReactNode {
  const compact = form === 'newsletter';
  return (
    <div className={compact ? styles.compact : styles.place} data-wide={compact ? undefined : true} data-form={form}>
      <p>{INVITATIONS[form]}</p>
      <ul className={styles.ways}>
        {!compact && (
          <li>
            <Button to={practice.phoneLink} icon="phone">
              {practice.phone}
            </Button>
          </li>
        )}
        <li>
          <Button to={`mailto:${practice.email}`} look={compact ? 'light' : 'secondary'} icon="mail">
            {compact ? 'Write to us' : practice.email}
          </Button>
        </li>
        {!compact && (
          <li>
            <Button to={practice.links.booking} look="secondary" icon="calendar-check">
              Book online
            </Button>
          </li>
        )}
      </ul>
    </div>
  );
}
