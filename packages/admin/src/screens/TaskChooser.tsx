import {slugify} from '@dental/content';
import {useEffect, useState, type FormEvent, type ReactNode} from 'react';
import {getText} from '../format/data';
import {TASK_PREFIX, type Task} from '../tasks/repository';
import {listUnsavedTasks} from '../tasks/backup';
import {toUserFacingError} from '../tasks/errors';
import {useEditor} from './EditorContext';

/** Random letters keep two tasks with the same title apart. */
const SUFFIX_LENGTH = 4;

/** The tasks that are open, and a field to start a new one. */
export function TaskChooser(): ReactNode {
  const {repository, openTask, task} = useEditor();
  const [savedTasks, setSavedTasks] = useState<readonly Task[]>([]);
  const [unsavedTasks] = useState(listUnsavedTasks);
  const [message, setMessage] = useState('');
  useEffect(() => {
    repository.listTasks().then(setSavedTasks, (error: unknown) => {
      setMessage(toUserFacingError(error).message);
    });
  }, [repository, task]);
  const open = async (next: Task) => {
    setMessage('Opening…');
    await openTask(next).catch((error: unknown) => {
      setMessage(toUserFacingError(error).message);
    });
  };
  const start = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const title = getText(new FormData(event.currentTarget).get('title')).trim();
    if (title !== '') void open({branch: createBranchName(title), title});
  };
  const isSaved = ({branch}: Task) => savedTasks.some((each) => each.branch === branch);
  const isUnsaved = ({branch}: Task) => unsavedTasks.some((each) => each.branch === branch);
  const tasks = [...unsavedTasks.filter((each) => !isSaved(each)), ...savedTasks];
  return (
    <section aria-labelledby="tasks-heading">
      <h2 id="tasks-heading">What are you working on?</h2>
      <form className="start-task" onSubmit={start}>
        <label htmlFor="task-title">Start something new</label>
        <p className="hint" id="task-hint">
          A few words, such as “Storm on Monday”. A colleague approves all its changes at once.
        </p>
        <input id="task-title" name="title" aria-describedby="task-hint" required maxLength={70} />
        <button type="submit" className="primary">
          Start
        </button>
      </form>
      {tasks.length > 0 && <h3>Or go on with</h3>}
      <ul className="cards">
        {tasks.map((each) => (
          <li key={each.branch}>
            <button type="button" onClick={() => void open(each)}>
              {each.title}
            </button>
            {isUnsaved(each) && ' (with unsaved text)'}
          </li>
        ))}
      </ul>
      <p role="status">{message}</p>
    </section>
  );
}

/** Creates the branch of a new task, such as `edit/storm-on-monday-k3xq`. */
function createBranchName(title: string): string {
  const letters = crypto.randomUUID().replaceAll(/[^a-z\d]/g, '');
  return `${TASK_PREFIX}${slugify(title)}-${letters.slice(0, SUFFIX_LENGTH)}`;
}
