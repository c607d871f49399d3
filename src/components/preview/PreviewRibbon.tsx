import {useLocation} from '@docusaurus/router';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {longDate, type ReviewedPage, SETTINGS_SENT} from '@dental/practice';
import {usePreview} from '../../hooks/usePreview';
import {useRequestedDay} from '../../hooks/useToday';
import Icon from '../Icon';
import EditList from './EditList';
import {outlineChanges, reviewedPage} from './reviewed';
import styles from './ribbon.module.css';

/**
 * Says that this is a preview, of which revision, and has what a reviewer sets: as of which day the pages are
 * (`?on=2027-08-10`), and with what changed outlined. The build of the site for patients leaves it out (src/plugins/preview).
 */
export default function PreviewRibbon(): ReactNode {
  const preview = usePreview();
  const day = useRequestedDay();
  const [isOpen, setIsOpen] = useState(false);
  const reviewed = useReviewedPage(isOpen);
  const details = useRef<HTMLDetailsElement>(null);
  // It may have been opened before the page was hydrated.
  useEffect(() => void details.current?.dispatchEvent(new Event('toggle')), []);
  if (!preview) return null;
  return (
    <section className={styles.ribbon} aria-label="Preview" data-reads-entry>
      <details ref={details} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>
          <Icon name="info" />
          <span>
            Preview{preview.revision && ` ${preview.revision}`}: nothing is sent or booked.
            {day && ` As of ${longDate(day)}.`}
          </span>
        </summary>
        <form className={styles.settings} method="get" data-settings>
          <input type="hidden" name={SETTINGS_SENT} value="1" />
          <label>
            As of <input type="date" name="on" />
          </label>
          <label>
            <input type="checkbox" name="changes" value="on" /> Outline what changed
          </label>
          <button>Show</button>
        </form>
        <div className={styles.said} aria-live="polite">
          {reviewed ? <Reviewed page={reviewed} /> : <p>No review of this page has been made yet.</p>}
        </div>
        {isOpen && preview.editor && <EditList editor={preview.editor} />}
      </details>
    </section>
  );
}

/** What a review says of this page. */
function Reviewed({page: {changed, gone, problems, signature}}: {page: ReviewedPage}): ReactNode {
  return (
    <>
      <p>
        {whatChanged(changed.length, gone.length)} {/* Written by the review, and no page of the site's. */}
        <a href="/review">The whole review</a>
      </p>
      <List heading="Gone from this page" texts={gone} />
      <List heading="What the check says of it" texts={problems} />
      {signature && <p>{signature}</p>}
    </>
  );
}

function whatChanged(changed: number, gone: number): string {
  const texts = (count: number) => (count === 1 ? '1 text' : `${count} texts`);
  const parts = [
    ...(changed > 0 ? [`${texts(changed)} new or changed`] : []),
    ...(gone > 0 ? [`${texts(gone)} gone`] : []),
  ];
  return parts.length > 0 ? `On this page: ${parts.join(', ')}.` : 'No words of this page changed.';
}

function List({heading, texts}: {heading: string; texts: readonly string[]}): ReactNode {
  if (texts.length === 0) return null;
  return (
    <>
      <p>{heading}:</p>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}

/**
 * What the review says of the page that is shown; undefined until that is known, and if there was no review. It outlines
 * what changed if the address says so.
 * @param isWanted whether it is to be read, even if nothing is outlined
 */
function useReviewedPage(isWanted: boolean): ReviewedPage | undefined {
  const {pathname, search} = useLocation();
  const [page, setPage] = useState<ReviewedPage>();
  useEffect(() => {
    const isOutlined = new URLSearchParams(window.location.search).has('changes');
    if (!isWanted && !isOutlined) return undefined;
    let isShown = true;
    let clear: (() => void) | undefined;
    void reviewedPage(pathname).then((found) => {
      if (!isShown) return;
      setPage(found);
      if (found && isOutlined) clear = outlineChanges(found.changed, styles.changed ?? '');
    });
    return () => {
      isShown = false;
      clear?.();
    };
  }, [isWanted, pathname, search]);
  return page;
}
