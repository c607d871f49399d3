import {useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject} from 'react';
import type {Problem} from '@dental/content';
import {EDITOR_FRAME_PATH} from '@dental/practice';
import {adoptStyleSheet} from '../adopt';
import {content} from '../checks/client';
import {findingsOf, firstLineOf, summaryOf} from '../checks/findings';
import type {FromFrame, ToFrame} from './messages';
import {PANE_STYLES} from './paneStyles';

/** The widths at which a page is shown, in CSS pixels. */
const WIDTHS = {Phone: 390, Desktop: 1280} as const;
type Width = keyof typeof WIDTHS;

/** A file as it is in the form now. */
export interface EditedFile {
  /** Its path from the project folder. */
  path: string;
  text: string;
  /** Its text before the first change; undefined for a new one. */
  source: string | undefined;
}

interface PaneProps {
  file: EditedFile;
  /** The label of a field in the form, by its path. */
  labelOf(this: void, field: string): string | undefined;
  /** Takes somebody who presses a finding to its place. */
  onPick(this: void, problem: Problem): void;
}

/** What is beside a form: the page as patients will see it, and what the checks say of it. */
export function Pane({file, labelOf, onPick}: PaneProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState<Width>('Phone');
  const {page, slips, problems} = useAnswers(file);
  const hasFailed = useFrame(frame, page);
  const found = findingsOf(slips.length > 0 ? slips : (problems ?? []), labelOf, firstLineOf(file.text));
  // What somebody has not come to yet is no mistake.
  const findings = found.filter(({problem}) => file.source !== undefined || !problem.isMissing);
  const isBegun = findings.length < found.length;
  const summary = isBegun ? 'Fill in the fields on the left.' : problems ? summaryOf(findings) : 'Checking…';
  const failure = 'A block on this page cannot be shown as it is written. The page is shown as it was before.';
  return (
    <div className="pane">
      <div className="pane-bar" role="group" aria-label="Width of the preview">
        {(Object.keys(WIDTHS) as Width[]).map((name) => (
          <button type="button" key={name} aria-pressed={name === width} onClick={() => setWidth(name)}>
            {name}
          </button>
        ))}
        <PageButton />
      </div>
      <p className="pane-status" role="status">
        {slips.length > 0 && !isBegun ? 'The page is shown as it was before this:' : hasFailed ? failure : summary}
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
      <Stage frame={frame} width={WIDTHS[width]} />
    </div>
  );
}

/** The button that shows the page where the form takes the whole width (look/look.css). */
function PageButton(): ReactNode {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    document.body.toggleAttribute('data-page-shown', isShown);
    return () => document.body.removeAttribute('data-page-shown');
  }, [isShown]);
  return (
    <button type="button" className="pane-toggle" data-shown={isShown || undefined} onClick={() => setShown(!isShown)}>
      {isShown ? 'Back to the form' : 'Show the page'}
    </button>
  );
}

/** The frame of the site, laid out at its width and made smaller where the pane is narrower. */
function Stage({frame, width}: {frame: RefObject<HTMLIFrameElement | null>; width: number}): ReactNode {
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({width, height: 0});
  useLayoutEffect(() => {
    const view = stage.current?.ownerDocument.defaultView;
    if (!stage.current || !view) return undefined;
    adoptStyleSheet(stage.current.ownerDocument, view, PANE_STYLES);
    const observer = new view.ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setRoom(entry.contentRect);
    });
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, room.width / width);
  const left = Math.max(0, (room.width - width * scale) / 2);
  return (
    <div className="pane-stage" ref={stage}>
      <iframe
        ref={frame}
        title="The page as patients will see it"
        // With a query the page's scripts come at once; otherwise they wait for somebody to touch it.
        src={`${EDITOR_FRAME_PATH}?editor`}
        style={{width, height: room.height / scale, transform: `scale(${scale})`, left}}
      />
    </div>
  );
}

/** What the worker makes of a file: first the page, then what the checks say. The last page that could be shown stays. */
function useAnswers({path, text, source}: EditedFile) {
  const [answers, setAnswers] = useState<{page?: object; slips: Problem[]; problems?: Problem[]}>({slips: []});
  const opened = useRef('');
  useEffect(() => {
    let isLatest = true;
    const ask = async () => {
      if (opened.current !== path) void content().open(path, source ?? text);
      opened.current = path;
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

/** Has the frame show a page. @returns whether it could not */
function useFrame(frame: RefObject<HTMLIFrameElement | null>, page: object | undefined): boolean {
  const [starts, setStarts] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  useLayoutEffect(() => {
    const view = frame.current?.ownerDocument.defaultView;
    const hear = ({origin, source, data}: MessageEvent<FromFrame | undefined>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow || !data) return;
      if (data.admin === 'ready') setStarts((count) => count + 1);
      else setFailed(data.admin === 'failed');
    };
    view?.addEventListener('message', hear);
    return () => view?.removeEventListener('message', hear);
  }, [frame]);
  useEffect(() => {
    if (starts > 0 && page)
      frame.current?.contentWindow?.postMessage({admin: 'show', page} satisfies ToFrame, location.origin);
  }, [frame, starts, page]);
  return hasFailed;
}
