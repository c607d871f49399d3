import {useEffect, useRef, useState, type ReactNode} from 'react';
import {CONTENT_FOLDER, type Problem} from '@dental/content';
import {pluralize} from '@dental/practice';
import {getContentWorker} from '../checks/client';
import {describeInForm} from '../checks/formWords';
import {findForm} from '../collections/findForm';
import {confirmAction} from '../dialog';
import {isRenamed} from '../format/oldUrls';
import {forgetBackups, listUnsavedForms} from '../tasks/backup';
import {forgetFiles} from '../tasks/fileBackup';
import {describeUndo, describeUndone, type TaskFile} from '../tasks/repository';
import {describeFile} from './describeFile';
import {useEditor} from './EditorContext';
import {restoreEntry} from './restoreEntry';
import {goTo, makeLink} from './routes';
import {useAction} from './useAction';
import {useFormNames} from './useFormNames';

const NOT_SAVED = 'Nothing is saved yet.';
const NOTHING_LEFT = 'This task changes nothing. Choose what to change, or discard this task.';
const UPDATED = 'Updated. Look at the changed forms again.';

type Action = () => Promise<void>;

/** The changes of a task, and the problems to fix before a colleague can approve it. */
export function TaskScreen(): ReactNode {
  const editor = useEditor();
  const {task, savedTask, repository, openTask, undo, update} = editor;
  const problems = useTaskProblems(savedTask?.head);
  const isApprovable = problems?.every(({severity}) => severity === 'warning');
  const {message, isBusy, run} = useAction();
  const heading = useRef<HTMLHeadingElement>(null);
  if (!task) return null;
  const discard = async () => {
    const isSure = await confirmAction({
      title: `Discard “${task.title}”?`,
      text: 'Everything that was changed in it is lost. The live site stays the same.',
      acceptLabel: 'Discard it',
      cancelLabel: 'Keep it',
    });
    if (!isSure) return;
    await act('Discarding…', async () => {
      if (savedTask) await repository.discard(task.branch);
      forgetBackups(task.branch);
      void forgetFiles({branch: task.branch});
      await openTask(undefined);
      goTo({screen: 'home'});
    });
  };
  const act = async (doing: string, action: Action, done = '') => {
    await run({doing, done}, action);
    // The button can be gone.
    heading.current?.focus();
  };
  const renderButton = (label: string, doing: string, done: string, action: Action) => (
    <button type="button" disabled={isBusy} onClick={() => void act(doing, action, done)}>
      {label}
    </button>
  );
  const isPicture = ({path}: TaskFile) => !path.startsWith(`${CONTENT_FOLDER}/`);
  const isReplaced = ({path, text}: TaskFile) =>
    text === null && isRenamed(path, savedTask?.files ?? []);
  const pictureCount = savedTask?.files.filter(isPicture).length ?? 0;
  const describe = (file: string) => describeFile(editor, file);
  return (
    <section aria-labelledby="task-heading">
      <h2 id="task-heading" ref={heading} tabIndex={-1}>
        {task.title}
      </h2>
      <p role="status">{message}</p>
      <UnsavedForms branch={task.branch} />
      {savedTask?.files.length ? <h3>Saved</h3> : <p>{savedTask ? NOTHING_LEFT : NOT_SAVED}</p>}
      <ul className="cards">
        {savedTask?.files
          .filter((file) => !isPicture(file) && !isReplaced(file))
          .map(({path, text}) => (
            <li key={path}>
              {text === null ? (
                <>
                  <span>{describe(path)} (deleted)</span>{' '}
                  {renderButton('Bring it back', 'Bringing it back…', "It's back.", () =>
                    restoreEntry(editor, path),
                  )}
                </>
              ) : (
                <a href={makeLink({screen: 'form', file: path})}>{describe(path)}</a>
              )}
            </li>
          ))}
        {pictureCount > 0 && <li>{pluralize(pictureCount, 'other file')}</li>}
      </ul>
      {savedTask && <TaskProblems problems={problems} />}
      {savedTask?.liveChanges && (
        <LiveChangesNotice places={savedTask.liveChanges.paths.map(describe)}>
          {renderButton('Update this task', 'Updating…', UPDATED, update)}
        </LiveChangesNotice>
      )}
      {savedTask && isApprovable && <Approvers head={savedTask.head} />}
      {savedTask?.url && (
        <p>
          <a href={savedTask.url} target="_blank" rel="noreferrer">
            Open the approval page
          </a>
        </p>
      )}
      <p className="buttons">
        <a className="button" href={makeLink({screen: 'home'})}>
          Choose what to change
        </a>
        {savedTask?.lastSave !== undefined &&
          renderButton(
            describeUndo(savedTask.lastSave),
            'Undoing…',
            describeUndone(savedTask.lastSave),
            undo,
          )}
        <button type="button" onClick={() => void discard()}>
          Discard this task
        </button>
      </p>
    </section>
  );
}

/** The forms of a task with text that someone typed in this browser and didn't save. */
function UnsavedForms({branch}: {branch: string}): ReactNode {
  const editor = useEditor();
  const [forms] = useState(() => listUnsavedForms(branch));
  if (forms.length === 0) return null;
  return (
    <>
      <h3>Typed, but not saved</h3>
      <ul className="cards">
        {forms.map((form) => {
          const collection = editor.collections.find(({name}) => name === form);
          return (
            <li key={form}>
              {collection && 'folder' in collection ? (
                <a href={makeLink({screen: 'new', collection: form})}>New {collection.singular}</a>
              ) : (
                <a href={makeLink({screen: 'form', file: form})}>{describeFile(editor, form)}</a>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Who has to approve the task. On GitHub, they are asked automatically. */
function Approvers({head}: {head: string}): ReactNode {
  const [approvers, setApprovers] = useState('');
  useEffect(() => void getContentWorker().describeApprovers().then(setApprovers), [head]);
  return <p>{approvers}</p>;
}

/** Warns that a colleague's approved task changed the same files, and offers to merge. */
function LiveChangesNotice({places, children}: {places: readonly string[]; children: ReactNode}) {
  return (
    <>
      <h3>The live site has changed since you started</h3>
      <p>
        A colleague changed {places.join(', ')}, too. Update this task to keep both changes. If you
        both changed the same thing, you choose.
      </p>
      <p>{children}</p>
    </>
  );
}

function TaskProblems({problems}: {problems: readonly Problem[] | undefined}): ReactNode {
  if (problems === undefined) return <p role="status">Checking…</p>;
  const warnings = problems.filter(({severity}) => severity === 'warning');
  const errors = problems.filter((problem) => !warnings.includes(problem));
  return (
    <>
      {errors.length === 0 && (
        <p role="status">
          {warnings.length === 0 ? 'No problems found.' : 'A colleague can approve this.'}
        </p>
      )}
      <ProblemList title="Fix these before anyone can approve" problems={errors} />
      <ProblemList title="Look at these, too" problems={warnings} />
    </>
  );
}

function ProblemList({title, problems}: {title: string; problems: readonly Problem[]}): ReactNode {
  if (problems.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className="problems">
        {problems.map((problem) => (
          <TaskProblem key={problem.file + problem.message} problem={problem} />
        ))}
      </ul>
    </>
  );
}

function TaskProblem({problem}: {problem: Problem}): ReactNode {
  const {file} = problem;
  const editor = useEditor();
  const names = useFormNames(findForm(file, editor.collections));
  return (
    <li>
      <a href={makeLink({screen: 'form', file})}>{describeFile(editor, file)}</a>:{' '}
      {describeInForm(problem, names)}
    </li>
  );
}

function useTaskProblems(head: string | undefined): readonly Problem[] | undefined {
  const {collections} = useEditor();
  const [result, setResult] = useState<{head: string; problems: readonly Problem[]}>();
  useEffect(() => {
    if (head === undefined) return;
    void getContentWorker()
      .checkTask()
      .then((found) => {
        // Staff can't change a file without a form, so only its errors count.
        const hasForm = ({file}: Problem) => findForm(file, collections) !== undefined;
        const problems = found.filter((each) => each.severity !== 'warning' || hasForm(each));
        setResult({head, problems});
      });
  }, [head, collections]);
  return result?.head === head ? result?.problems : undefined;
}
