import {useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject} from 'react';
import type {Problem} from '@dental/content';
import {EDITOR_FRAME_PATH, fewOf} from '@dental/practice';
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
  const {pages, slips, problems} = useAnswers(path, text, source);
  useFrame(frame, pages);
  const found = findingsOf(slips.length > 0 ? slips : (problems ?? []), labelOf, firstLineOf(text));
  const {frontMatter} = pages?.page ?? {};
  const led = pages?.former?.frontMatter.redirectFrom;
  const leading = frontMatter?.redirectFrom?.filter((address) => !led?.includes(address)) ?? [];
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
      {leading.length > 0 && (
        <p className="pane-leads">{`Whoever opens ${fewOf(leading, 4)} comes to: ${frontMatter?.heading}`}</p>
      )}
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

/** What the worker makes of a file: first the page, then what the checks say. The last page that could be shown stays. */
function useAnswers(path: string, text: string, source: string | undefined) {
  const [answers, setAnswers] = useState<{pages?: Told; slips: Problem[]; problems?: Problem[]}>({
    slips: [],
  });
  useEffect(() => {
    let isLatest = true;
    const ask = async () => {
      const rendered = await content().render(path, text);
      if (!rendered || !isLatest) return;
      const {page, former, problems: slips} = rendered;
      setAnswers((last) => ({...last, slips, ...(page && {pages: {page, former}})}));
      const problems = await content().check(path);
      if (problems && isLatest) setAnswers((last) => ({...last, problems}));
    };
    void ask();
    return () => {
      isLatest = false;
      // The next letter may give a new file another name.
      if (source === undefined) void content().drop(path);
    };
  }, [path, text, source]);
  return answers;
}

/** Has the frame show a page, again when it says that it listens. */
function useFrame(frame: RefObject<HTMLIFrameElement | null>, pages: Told | undefined): void {
  useLayoutEffect(() => {
    const view = frame.current?.ownerDocument.defaultView;
    const shown = frame.current?.contentWindow;
    const show = () => pages && shown?.postMessage(pages, location.origin);
    const hear = ({origin, source}: MessageEvent) =>
      origin === location.origin && source === shown && show();
    show();
    view?.addEventListener('message', hear);
    return () => view?.removeEventListener('message', hear);
  }, [frame, pages]);
}
