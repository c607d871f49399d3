import {useEffect, useState, type ReactNode} from 'react';
import {type EditableEntry, PREVIEW_ENTRIES_PATH, type PreviewEntries} from '@dental/practice';
import {useCurrentPath} from '../../hooks/useCurrentPath';
import OutsideLink from '../links/OutsideLink';
import styles from './styles.module.css';

/**
 * Links to the editor's forms for the records on this page and for the facts on any page.
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
  const records = entries.pages[path] ?? [];
  const renderEntry = ({file, label}: EditableEntry) => (
    <li key={file}>
      <OutsideLink href={`${editor}/${file}`} className="line-within target">
        {label}
      </OutsideLink>
    </li>
  );
  return (
    <nav className={styles.edit} aria-labelledby="preview-edit">
      <p id="preview-edit">Edit this content:</p>
      {records.length > 0 && <ul className={styles.entries}>{records.map(renderEntry)}</ul>}
      <ul className={styles.entries}>{entries.facts.map(renderEntry)}</ul>
    </nav>
  );
}
