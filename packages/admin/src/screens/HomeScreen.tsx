import type {ReactNode} from 'react';
import type {Collection} from '../collections';
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
      {collections.map((collection) => (
        <CollectionLinks key={collection.name} collection={collection} />
      ))}
    </section>
  );
}

function CollectionLinks({collection}: {collection: Collection}): ReactNode {
  if ('folder' in collection) {
    return (
      <p>
        <a className="button" href={makeLink({screen: 'list', collection: collection.name})}>
          {collection.label}
        </a>
      </p>
    );
  }
  return (
    <details open={collection.name === 'facts'}>
      <summary>{collection.label}</summary>
      <ul className="cards">
        {collection.files.map(({file, label}) => (
          <li key={file}>
            <a href={makeLink({screen: 'form', file})}>{label}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
