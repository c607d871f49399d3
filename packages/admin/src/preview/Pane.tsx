import {useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject} from 'react';
import type {Problem} from '@dental/content';
import {EDITOR_FRAME_PATH} from '@dental/practice';
import {content} from '../checks/client';
import {findingsOf, firstLineOf, summaryOf} from '../checks/findings';
import type {Told} from '../editing/shownPage';
import {adoptStyles} from '../look/styles';

interface PaneProps {
  /** The path of the file that is edited, from the project folder. */
  path: string;
  /** Its text as it is in the form now. */
  text: string;
  /** Its text before the first change; undefined for a new one. */
  source: string | undefined;
  /** The label of a field in the form, by its path. */
  labelOf(this: void, field: string): string | undefined;
  /** Takes somebody who presses a finding to its place. */
  onPick(this: void, problem: Problem): void;
}

/** What is beside a form: the page as patients will see it, and what the checks say of it. */
export function Pane({path, text, source, labelOf, onPick}: PaneProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const {page, slips, problems} = useAnswers(path, text, source);
  useFrame(frame, page);
  const found = findingsOf(slips.length > 0 ? slips : (problems ?? []), labelOf, firstLineOf(text));
  // What somebody has not come to yet is no mistake.
  const findings = found.filter(({problem}) => source !== undefined || !problem.isMissing);
  const isBegun = findings.length < found.length;
  const summary = isBegun
    ? 'Fill in the fields, and the page is shown here.'
    : problems
      ? summaryOf(findings)
      : 'Checking…';
  return (
    <div className="pane" ref={(pane) => void (pane && adoptStyles(pane))}>
      <p className="pane-status" role="status">
        {slips.length > 0 && !isBegun ? 'The page follows once this is put right:' : summary}
      </p>
      <ul className="pane-findings">
        {findings.map(({place, words, why, isWarning, problem}, index) => (
          <li key={index} className={isWarning ? 'is-warning' : 'is-error'}>
            <button type="button" onClick={() => onPick(problem)}>
              {place}
            </button>{' '}
            {words}
            {why && (
              <details>
                <summary>Why</summary>
                {why}
              </details>
            )}
          </li>
        ))}
      </ul>
      <iframe
        ref={frame}
        title="The page as patients will see it"
        // With a query the page's scripts come at once; otherwise they wait for somebody to touch it.
        src={`${EDITOR_FRAME_PATH}?editor`}
      />
    </div>
  );
}

/** The files that were opened: a form that begins anew after a save still shows what it has changed. */
const OPENED = new Set<string>();

/** What the worker makes of a file: first the page, then what the checks say. The last page that could be shown stays. */
function useAnswers(path: string, text: string, source: string | undefined) {
  const [answers, setAnswers] = useState<{page?: object; slips: Problem[]; problems?: Problem[]}>({slips: []});
  useEffect(() => {
    let isLatest = true;
    const ask = async () => {
      if (!OPENED.has(path)) void content().open(path, source ?? text);
      OPENED.add(path);
      const rendered = await content().render(path, text);
      if (!rendered || !isLatest) return;
      const {page, problems: slips} = rendered;
      setAnswers((former) => ({...former, slips, ...(page && {page})}));
      const problems = await content().check(path);
      if (problems && isLatest) setAnswers((former) => ({...former, problems}));
    };
    void ask();
    return () => {
      isLatest = false;
    };
  }, [path, text, source]);
  return answers;
}

/** Has the frame show a page, again when it says that it listens. */
function useFrame(frame: RefObject<HTMLIFrameElement | null>, page: object | undefined): void {
  useLayoutEffect(() => {
    const view = frame.current?.ownerDocument.defaultView;
    const shown = frame.current?.contentWindow;
    const show = () => page && shown?.postMessage({admin: 'show', page} satisfies Told, location.origin);
    const hear = ({origin, source}: MessageEvent) => origin === location.origin && source === shown && show();
    show();
    view?.addEventListener('message', hear);
    return () => view?.removeEventListener('message', hear);
  }, [frame, page]);
}
