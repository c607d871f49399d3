import type {ReactNode} from 'react';
import {FACTS, type FilesCollection} from '../collections';
import {useEditor} from './EditorContext';
import {makeLink} from './routes';
import {TaskChooser} from './TaskChooser';

/** The first screen: the open tasks, then everything that can be changed. */
export function HomeScreen(): ReactNode {
  const {task, collections} = useEditor();
  if (!task) return <TaskChooser />;
  return (
    <section aria-labelledby="lists-heading">
      <h2 id="lists-heading">What do you want to change?</h2>
      {collections.map(
        (collection) =>
          'files' in collection && <FileLinks key={collection.name} collection={collection} />,
      )}
      <h3>Lists</h3>
      <ul className="cards">
        {collections.map(
          ({name, label, ...collection}) =>
            'folder' in collection && (
              <li key={name}>
                <a href={makeLink({screen: 'list', collection: name})}>{label}</a>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}

function FileLinks({collection: {name, label: title, files}}: {collection: FilesCollection}) {
  return (
    <details open={name === FACTS}>
      <summary>{title}</summary>
      <ul className="cards">
        {files.map(({file, label}) => (
          <li key={file}>
            <a href={makeLink({screen: 'form', file})}>{label}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
