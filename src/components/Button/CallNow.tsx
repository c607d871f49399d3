import englishLabels from '@generated/site-content/default/labels/urgentCall.json';
import englishPractice from '@generated/site-content/default/practice.json';
import type {ReactNode} from 'react';
import {Phone} from '../links/inlineTags';
import Interpolate from '../Prose/Interpolate';
import CallButton, {OnCallButton} from './CallButton';
import {useWords} from '../../language';
import styles from './callNow.module.css';

/**
 * The button to call a person who answers now: at the office, or the help while it is closed.
 * Without scripts and on paper there are both, with the time when each one answers.
 * @param children the button to call the office, if it isn't the usual one
 */
export default function CallNow({children = <CallButton />}: {children?: ReactNode}): ReactNode {
  const labels = useWords('labels/urgentCall', englishLabels);
  const {onCall} = useWords('practice', englishPractice);
  if (!onCall) return children;
  return (
    <div className={styles.cases}>
      <div data-when="open">{children}</div>
      <div data-when="closed" className={styles.closed}>
        <p className="strong">{onCall.answers}</p>
        <OnCallButton />
        <p className="fine" data-print="hide">
          <Interpolate label={labels.callOffice} parts={{phone: <Phone />}} />
        </p>
      </div>
    </div>
  );
}
