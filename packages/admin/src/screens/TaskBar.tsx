import type {ReactNode} from 'react';
import {pluralize} from '@dental/practice';
import {useEditor} from './EditorContext';
import {makeLink} from './routes';

/** The open task, at the top of every screen. */
export function TaskBar(): ReactNode {
  const {task, savedTask, openTask} = useEditor();
  if (!task) return null;
  const count = savedTask?.files.length ?? 0;
  return (
    <p className="task-bar">
      <span>
        Working on: <strong>{task.title}</strong>
      </span>
      <a href={makeLink({screen: 'task'})}>
        {count === 0 ? 'Nothing saved yet' : `${pluralize(count, 'file')} changed`}
      </a>
      <button type="button" onClick={() => void openTask(undefined)}>
        Work on something else
      </button>
    </p>
  );
}
