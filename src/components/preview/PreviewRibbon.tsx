import {useEffect, useRef, useState, type ReactNode} from 'react';
import {longDate, SETTINGS_SENT} from '@dental/practice';
import {usePreview} from '../../hooks/usePreview';
import {useRequestedDay} from '../../hooks/useToday';
import Icon from '../Icon';
import EditList from './EditList';
import styles from './styles.module.css';

/** Where the review of a change stands, if there is one; it is no page of the site's. */
const REVIEW = '/review';

/**
 * Says that this is a preview, of which revision, and has what a reviewer sets: as of which day the pages are
 * (`?on=2027-08-10`). The build of the site for patients leaves it out (src/plugins/site-content).
 */
export default function PreviewRibbon(): ReactNode {
  const preview = usePreview();
  const day = useRequestedDay();
  const [isOpen, setIsOpen] = useState(false);
  const [isReviewed, setReviewed] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // It may have been opened before the page was hydrated.
  useEffect(() => void details.current?.dispatchEvent(new Event('toggle')), []);
  useEffect(() => {
    if (isOpen)
      fetch(REVIEW, {method: 'HEAD'}).then(
        ({ok}) => setReviewed(ok),
        () => undefined,
      );
  }, [isOpen]);
  if (!preview) return null;
  return (
    <section className={styles.ribbon} aria-label="Preview" data-reads-entry>
      <details ref={details} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className="line target gap-2">
          <span>
            Preview{preview.revision && ` ${preview.revision}`}: nothing is sent or booked.
            {day && ` As of ${longDate(day)}.`}
          </span>
          <Icon name="chevron-down" />
        </summary>
        <form className="row line gap-4" method="get" data-settings>
          <input type="hidden" name={SETTINGS_SENT} value="1" />
          <label className="line target gap-2">
            As of <input type="date" name="on" />
          </label>
          <button className="target">Show</button>
          {isReviewed && <a href={REVIEW}>The review of this change</a>}
        </form>
        {isOpen && preview.editor && <EditList editor={preview.editor} />}
      </details>
    </section>
  );
}
