import {parseDateInWords} from '@dental/content';
import {useEffect, useState, type ReactNode} from 'react';
import {getContentWorker} from '../checks/client';
import {findForm} from '../collections/findForm';
import type {ListedEntry} from '../worker/workspace';
import {useEditor} from './EditorContext';
import {makeLink} from './routes';

/** The entries of a folder, the latest first, and a button to add one. */
export function ListScreen({name}: {name: string}): ReactNode {
  const {collections, savedTask} = useEditor();
  const [entries, setEntries] = useState<readonly ListedEntry[] | undefined>();
  const [query, setQuery] = useState('');
  const collection = collections.find((each) => each.name === name);
  const folder = collection && 'folder' in collection ? collection.folder : undefined;
  useEffect(() => {
    if (folder !== undefined) void getContentWorker().listEntries(folder).then(setEntries);
  }, [folder, savedTask]);
  if (!collection || !('folder' in collection)) return <p>There is no such list.</p>;
  const matches = entries
    ?.filter(({file}) => findForm(file, collections)?.collection === collection)
    .filter((entry) => entry[collection.titleField].toLowerCase().includes(query.toLowerCase()))
    .sort((a, b) => toDay(b).localeCompare(toDay(a)));
  return (
    <section aria-labelledby="list-heading">
      <h2 id="list-heading">{collection.label}</h2>
      <p>
        <a className="button" href={makeLink({screen: 'new', collection: name})}>
          New {collection.singular}
        </a>
      </p>
      <label>
        <span>Find</span>
        <input type="search" value={query} onChange={({target}) => setQuery(target.value)} />
      </label>
      <p role="status">{matches?.length === 0 && 'Nothing found.'}</p>
      <ul className="cards">
        {matches?.map((entry) => (
          <li key={entry.file}>
            <a href={makeLink({screen: 'form', file: entry.file})}>
              {entry[collection.titleField]}
              {entry.date && ` · ${entry.date}`}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The day of an entry's date, or of its file name; empty if it has none. */
function toDay({date, file}: ListedEntry): string {
  return parseDateInWords(date) || (/\d{4}-\d{2}-\d{2}/.exec(file)?.[0] ?? '');
}
