import {useEffect, useState, type ReactNode} from 'react';
import {type EditableEntry, PREVIEW_ENTRIES_PATH, type PreviewEntries} from '@dental/practice';
import {useCurrentPath} from '../../hooks/useCurrentPath';
import Icon from '../Icon';
import OutsideLink from '../links/OutsideLink';
import styles from './styles.module.css';

/**
 * Says who answers for this page, and links to its form in the editor. The forms of its records and
 * of the practice's facts are collapsed.
 * @param editor the web editor's address, up to the path of a content file
 */
export default function EditList({editor}: {editor: string}): ReactNode {
  const path = useCurrentPath();
  const [entries, setEntries] = useState<PreviewEntries>();
  useEffect(() => {
    void fetch(PREVIEW_ENTRIES_PATH)
      .then((response) => response.json() as Promise<PreviewEntries>)
      .then(setEntries, () => undefined);
  }, []);
  if (!entries) return null;
  const {file, signOff, records = []} = entries.pages[path] ?? {};
  const renderEntry = (entry: EditableEntry) => (
    <OutsideLink href={`${editor}/${entry.file}`} className="line-within target">
      {entry.label}
    </OutsideLink>
  );
  return (
    <nav className={styles.edit} aria-label="Edit this content">
      {signOff && <p>{signOff}</p>}
      {file && renderEntry({file, label: 'Edit this page'})}
      <details>
        <summary className="line target gap-2">
          <span>Edit something else</span>
          <Icon name="chevron-down" />
        </summary>
        <ul className={styles.entries}>
          {[...records, ...entries.facts].map((entry) => (
            <li key={entry.file}>{renderEntry(entry)}</li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
