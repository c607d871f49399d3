import {useEffect, useState, type ReactNode} from 'react';
import {type EditableEntry, ENTRIES_SHOWN, type EntriesShown} from '@dental/practice';
import {useCurrentPath} from '../../hooks/useCurrentPath';
import OutsideLink from '../links/OutsideLink';
import styles from './styles.module.css';

/**
 * Leads to the form of each record that the page shows, and of the facts that any page shows.
 * @param editor where a file of the content is edited, up to its path
 */
export default function EditList({editor}: {editor: string}): ReactNode {
  const path = useCurrentPath();
  const [entries, setEntries] = useState<EntriesShown>();
  useEffect(() => {
    void fetch(ENTRIES_SHOWN)
      .then((answer) => answer.json() as Promise<EntriesShown>)
      .then(setEntries, () => undefined);
  }, []);
  if (!entries) return null;
  const records = entries.pages[path] ?? [];
  const link = ({file, label}: EditableEntry) => (
    <li key={file}>
      <OutsideLink href={`${editor}/${file}`} className="line-within target">
        {label}
      </OutsideLink>
    </li>
  );
  return (
    <nav className={styles.edit} aria-labelledby="preview-edit">
      <p id="preview-edit">Edit what stands here:</p>
      {records.length > 0 && <ul className={styles.entries}>{records.map(link)}</ul>}
      <ul className={styles.entries}>{entries.facts.map(link)}</ul>
    </nav>
  );
}
