import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import type {Problem} from '@dental/content';
import {EDITOR_FRAME_PATH} from '@dental/practice';
import {getContentWorker} from '../checks/client';
import {type Finding, summarizeFindings, toFindings, WHOLE_ENTRY} from '../checks/findings';
import type {FormNames} from '../checks/formWords';
import {ProblemLink} from '../screens/ProblemLink';
import type {EditedEntry} from '../screens/useEntry';
import type {PreviewMessage} from '../worker/previewMessage';

const NO_PROBLEMS: readonly Problem[] = [];

interface PaneProps {
  entry: EditedEntry;
  names: FormNames;
  /** Called with the findings of every check. */
  onFindings(this: void, findings: readonly Finding[]): void;
}

interface WorkerResults {
  pages?: PreviewMessage;
  /** Problems that keep the current text from being rendered. */
  renderProblems: Problem[];
  problems?: Problem[];
  checkedText?: string;
}

/** The pane next to a form: the page as patients will see it, and the findings of the checks. */
export function Pane({entry, names, onFindings}: PaneProps): ReactNode {
  const {path, text, base, correct} = entry;
  const frame = useRef<HTMLIFrameElement>(null);
  const {pages, renderProblems, problems, checkedText} = useWorkerResults(path, text);
  usePreviewFrame(frame, pages);
  const isBlocked = renderProblems.length > 0;
  const shownProblems = isBlocked ? renderProblems : (problems ?? NO_PROBLEMS);
  // The lines of a newer text are other lines.
  const foundIn = isBlocked ? text : (checkedText ?? text);
  const allFindings = useMemo(
    () => toFindings(shownProblems, names, {path, text: foundIn}),
    [shownProblems, names, path, foundIn],
  );
  const isNew = base === undefined;
  // In a new entry, an empty field isn't a mistake yet.
  const findings = useMemo(
    () => allFindings.filter(({problem}) => !isNew || !problem.isMissing),
    [allFindings, isNew],
  );
  useEffect(() => onFindings(findings), [findings, onFindings]);
  // A newer text may have problems that aren't found yet.
  const isChecked = problems && (findings.length > 0 || checkedText === text);
  let status = isChecked ? summarizeFindings(findings) : 'Checking…';
  if (isBlocked) status = 'Fix this to update the page below:';
  if (findings.length < allFindings.length) status = 'Fill in the fields to see the page here.';
  return (
    <div className="pane">
      <p className="pane-status" role="status">
        {status}
      </p>
      <ul className="pane-findings">
        {findings.map((finding, index) => (
          <FindingItem
            key={index}
            finding={finding}
            entry={entry}
            onCorrect={checkedText === text ? correct : undefined}
          />
        ))}
      </ul>
      <iframe
        ref={frame}
        title="The page as patients will see it"
        // The query makes the page load its scripts at once instead of at the first touch.
        src={`${EDITOR_FRAME_PATH}?editor`}
      />
    </div>
  );
}

interface FindingItemProps {
  finding: Finding;
  entry: EditedEntry;
  /** Makes a correction; undefined while the text is being checked. */
  onCorrect: EditedEntry['correct'] | undefined;
}

function FindingItem({finding, entry, onCorrect}: FindingItemProps): ReactNode {
  const {place, message, source, isWarning, problem} = finding;
  const {suggestion} = problem;
  return (
    <li className={isWarning ? 'is-warning' : 'is-error'}>
      {place === WHOLE_ENTRY ? (
        <b>{place}</b>
      ) : (
        <ProblemLink problem={problem} entry={entry}>
          {place}
        </ProblemLink>
      )}{' '}
      {message} {problem.file !== entry.path && entry.isChanged && 'Save this form first. '}
      {suggestion && onCorrect && (
        <button type="button" onClick={() => void onCorrect(suggestion)}>
          Correct it
        </button>
      )}
      {source && (
        <details>
          <summary>Why</summary>
          {source}
        </details>
      )}
    </li>
  );
}

/** Renders and checks a file in the worker. The last page that could be rendered stays. */
function useWorkerResults(path: string, text: string): WorkerResults {
  const [results, setResults] = useState<WorkerResults>({renderProblems: []});
  useEffect(() => {
    let isLatest = true;
    const update = async () => {
      const rendered = await getContentWorker().render(path, text);
      if (!rendered || !isLatest) return;
      const {page, pageBefore, problems: renderProblems} = rendered;
      setResults((last) => ({
        ...last,
        renderProblems,
        ...(page && {pages: {page, pageBefore}}),
      }));
      const problems = await getContentWorker().check(path);
      if (problems && isLatest) setResults((last) => ({...last, problems, checkedText: text}));
    };
    void update();
    return () => void (isLatest = false);
  }, [path, text]);
  useEffect(() => () => void getContentWorker().closeForm(), []);
  return results;
}

/** Sends the pages to the frame, and again whenever it reports that it's ready. */
function usePreviewFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  pages: PreviewMessage | undefined,
): void {
  useLayoutEffect(() => {
    const editorWindow = frame.current?.ownerDocument.defaultView;
    const frameWindow = frame.current?.contentWindow;
    const send = () => pages && frameWindow?.postMessage(pages, location.origin);
    const handleMessage = ({origin, source}: MessageEvent) =>
      origin === location.origin && source === frameWindow && send();
    send();
    editorWindow?.addEventListener('message', handleMessage);
    return () => editorWindow?.removeEventListener('message', handleMessage);
  }, [frame, pages]);
}
