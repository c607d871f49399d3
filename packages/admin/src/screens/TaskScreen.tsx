import {useEffect, useState, type ReactNode} from 'react';
import type {Problem} from '@dental/content';
import {getContentWorker} from '../checks/client';
import {confirmAction} from '../dialog';
import {toUserFacingError} from '../tasks/errors';
import {describeFile} from './describeFile';
import {useEditor} from './EditorContext';
import {goTo, makeLink} from './routes';

/** What a task changes, and what is left to do before a colleague can approve it. */
export function TaskScreen(): ReactNode {
  const editor = useEditor();
  const {task, savedTask, repository, openTask} = editor;
  const problems = useTaskProblems(savedTask?.head);
  const [message, setMessage] = useState('');
  if (!task) return null;
  const discard = async () => {
    const isSure = await confirmAction({
      title: `Discard “${task.title}”?`,
      text: 'Everything saved in it is lost. The live site stays the same.',
      acceptLabel: 'Discard it',
      cancelLabel: 'Keep it',
    });
    if (!isSure) return;
    try {
      if (savedTask) await repository.discard(task.branch);
      await openTask(undefined);
      goTo({screen: 'home'});
    } catch (error) {
      setMessage(toUserFacingError(error).message);
    }
  };
  const describe = (file: string) => describeFile(editor, file);
  return (
    <section aria-labelledby="task-heading">
      <h2 id="task-heading">{task.title}</h2>
      {!savedTask && <p>Nothing is saved yet. Choose what to change on the first screen.</p>}
      <ul className="cards">
        {savedTask?.files
          .filter(({text}) => text !== undefined)
          .map(({path, text}) => (
            <li key={path}>
              <a href={makeLink({screen: 'form', file: path})}>{describe(path)}</a>
              {text === null && ' (deleted)'}
            </li>
          ))}
      </ul>
      <TaskProblems problems={problems} describe={describe} />
      {savedTask?.url && (
        <p>
          <a href={savedTask.url} target="_blank" rel="noreferrer">
            Show the approval page
          </a>
        </p>
      )}
      <button type="button" onClick={() => void discard()}>
        Discard this task
      </button>
      <p role="status">{message}</p>
    </section>
  );
}

function TaskProblems({
  problems,
  describe,
}: {
  problems: readonly Problem[] | undefined;
  describe(this: void, file: string): string;
}): ReactNode {
  if (problems === undefined) return <p role="status">Checking…</p>;
  if (problems.length === 0) return <p role="status">No problems found.</p>;
  return (
    <>
      <h3>Fix these before anyone can approve</h3>
      <ul className="problems">
        {problems.map(({file, message, remedy}) => (
          <li key={file + message}>
            <a href={makeLink({screen: 'form', file})}>{describe(file)}</a>: {message} {remedy}
          </li>
        ))}
      </ul>
    </>
  );
}

function useTaskProblems(head: string | undefined): readonly Problem[] | undefined {
  const [result, setResult] = useState<{head: string; problems: readonly Problem[]}>();
  useEffect(() => {
    if (head === undefined) return;
    void getContentWorker()
      .checkTask()
      .then((problems) => setResult({head, problems}));
  }, [head]);
  if (head === undefined) return [];
  return result?.head === head ? result.problems : undefined;
}
