import {useEffect, useRef, useState, type ReactNode} from 'react';
import {formatLongDate, REVIEW_PATH, SETTINGS_SENT_PARAM} from '@dental/practice';
import {usePreview} from '../../hooks/usePreview';
import {useRequestedDay} from '../../hooks/useToday';
import Icon from '../Icon';
import EditList from './EditList';
import PreviewCallState from './PreviewCallState';
import styles from './styles.module.css';

/**
 * Marks a preview with its revision, and lets a reviewer pick the day that the pages show
 * (`?on=2027-08-10`). The site for patients doesn't include it (src/plugins/site-content).
 */
export default function PreviewRibbon(): ReactNode {
  const preview = usePreview();
  const day = useRequestedDay();
  const [isOpen, setIsOpen] = useState(false);
  const [isReviewed, setReviewed] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // The visitor may have opened it before hydration.
  useEffect(() => void details.current?.dispatchEvent(new Event('toggle')), []);
  useEffect(() => {
    if (!isOpen) return;
    fetch(REVIEW_PATH, {method: 'HEAD'}).then(
      ({ok}) => setReviewed(ok),
      () => undefined,
    );
  }, [isOpen]);
  if (!preview) return null;
  return (
    <section className={styles.ribbon} aria-label="Preview" data-reads-entry>
      <PreviewCallState />
      <details ref={details} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className="line target gap-2">
          <span>{describePreview(preview.revision, day)}</span>
          <Icon name="chevron-down" />
        </summary>
        <form className="row line gap-4" method="get" data-settings>
          <input type="hidden" name={SETTINGS_SENT_PARAM} value="1" />
          <label className="line target gap-2">
            <span>As of</span> <input type="date" name="on" />
          </label>
          <button className="target">Show</button>
          {isReviewed && <a href={REVIEW_PATH}>The review of this change</a>}
        </form>
        {isOpen && preview.editor && <EditList editor={preview.editor} />}
      </details>
    </section>
  );
}

function describePreview(revision: string | undefined, day: string | undefined): string {
  const name = revision ? `Preview ${revision}` : 'Preview';
  const date = day === undefined ? '' : ` As of ${formatLongDate(day)}.`;
  return `${name}: nothing is sent or booked.${date}`;
}
