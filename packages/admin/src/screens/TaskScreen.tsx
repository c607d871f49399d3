import {useEffect, useState, type ReactNode} from 'react';
import {CONTENT_FOLDER, type Problem} from '@dental/content';
import {pluralize} from '@dental/practice';
import {getContentWorker} from '../checks/client';
import {describeInForm} from '../checks/formWords';
import {findForm} from '../collections/findForm';
import {confirmAction} from '../dialog';
import {getFormat} from '../format';
import {forgetBackups, listUnsavedForms} from '../tasks/backup';
import {toUserFacingError} from '../tasks/errors';
import {forgetFiles} from '../tasks/fileBackup';
import {describeUndo, type TaskFile} from '../tasks/repository';
import {BringBackButton} from './BringBackButton';
import {describeFile} from './describeFile';
import {useEditor, type EditorState} from './EditorContext';
import {goTo, makeLink} from './routes';
import {useFormNames} from './useFormNames';

const UNDOING = 'Undoing…';
const UPDATING = 'Updating…';

/** The changes of a task, and the problems to fix before a colleague can approve it. */
export function TaskScreen(): ReactNode {
  const editor = useEditor();
  const {task, savedTask, repository, openTask, undo, update} = editor;
  const problems = useTaskProblems(savedTask?.head);
  const [message, setMessage] = useState('');
  if (!task) return null;
  const discard = async () => {
    const isSure = await confirmAction({
      title: `Discard “${task.title}”?`,
      text: 'Everything that was changed in it is lost. The live site stays the same.',
      acceptLabel: 'Discard it',
      cancelLabel: 'Keep it',
    });
    if (!isSure) return;
    try {
      if (savedTask) await repository.discard(task.branch);
      forgetBackups(task.branch);
      void forgetFiles({branch: task.branch});
      await openTask(undefined);
      goTo({screen: 'home'});
    } catch (error) {
      setMessage(toUserFacingError(error).message);
    }
  };
  const isBusy = message === UNDOING || message === UPDATING;
  const act = async (doing: string, action: () => Promise<void>, done: string) => {
    setMessage(doing);
    await action().then(
      () => setMessage(done),
      (error: unknown) => setMessage(toUserFacingError(error).message),
    );
  };
  const isPicture = ({path}: TaskFile) => !path.startsWith(`${CONTENT_FOLDER}/`);
  const pictureCount = savedTask?.files.filter(isPicture).length ?? 0;
  const describe = (file: string) => describeFile(editor, file);
  return (
    <section aria-labelledby="task-heading">
      <h2 id="task-heading">{task.title}</h2>
      <UnsavedForms branch={task.branch} />
      {savedTask?.files.length ? <h3>Saved</h3> : <p>Nothing is saved yet.</p>}
      <ul className="cards">
        {savedTask?.files
          .filter((file) => !isPicture(file) && !isRenamed(editor, file))
          .map(({path, text}) => (
            <li key={path}>
              {text === null ? (
                <>
                  {describe(path)} (deleted) <BringBackButton file={path} />
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
        <LiveChangesNotice
          places={savedTask.liveChanges.paths.map(describe)}
          isBusy={isBusy}
          onUpdate={() => void act(UPDATING, update, 'Updated. Look at the changed forms again.')}
        />
      )}
      {savedTask && problems?.length === 0 && <Approvers head={savedTask.head} />}
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
        {savedTask?.lastSave !== undefined && (
          <button type="button" disabled={isBusy} onClick={() => void act(UNDOING, undo, 'Done.')}>
            {describeUndo(savedTask.lastSave)}
          </button>
        )}
        <button type="button" onClick={() => void discard()}>
          Discard this task
        </button>
      </p>
      <p role="status">{message}</p>
    </section>
  );
}

/** Returns true for a deleted page that another page of the task replaces, under a new name. */
function isRenamed({settings, savedTask}: EditorState, {path, text}: TaskFile): boolean {
  const url = settings.pages.find(({file}) => file === path)?.path;
  if (text !== null || url === undefined) return false;
  const isNew = ({path: file}: TaskFile) => !settings.pages.some((page) => page.file === file);
  return savedTask!.files.filter(isNew).some((file) => {
    const oldUrls = file.text ? getFormat(file.path).fromFile(file.text).redirectFrom : undefined;
    return Array.isArray(oldUrls) && oldUrls.includes(url);
  });
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

interface LiveChangesNoticeProps {
  /** The changed entries in words. */
  places: readonly string[];
  isBusy: boolean;
  onUpdate: () => void;
}

/** Says that a colleague's approved task changed what this task changes, and offers to merge. */
function LiveChangesNotice({places, isBusy, onUpdate}: LiveChangesNoticeProps): ReactNode {
  return (
    <>
      <h3>The live site has changed since you started</h3>
      <p>
        A colleague changed {places.join(', ')}, too. Update this task to keep both changes. If you
        both changed the same thing, you choose.
      </p>
      <p>
        <button type="button" disabled={isBusy} onClick={onUpdate}>
          Update this task
        </button>
      </p>
    </>
  );
}

function TaskProblems({problems}: {problems: readonly Problem[] | undefined}): ReactNode {
  if (problems === undefined) return <p role="status">Checking…</p>;
  if (problems.length === 0) return <p role="status">No problems found.</p>;
  return (
    <>
      <h3>Fix these before anyone can approve</h3>
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
