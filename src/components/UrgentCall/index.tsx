import englishEmergency from '@generated/site-content/default/labels/emergency.json';
import englishLabels from '@generated/site-content/default/labels/urgentCall.json';
import practice from '@generated/site-content/default/practice.json';
import type {ReactNode} from 'react';
import {interpolate} from '@dental/practice';
import CallButton, {OnCallButton} from '../Button/CallButton';
import Card from '../Card';
import {Email, Phone} from '../links/inlineTags';
import OfficeStatus from '../OfficeStatus';
import Interpolate from '../Prose/Interpolate';
import {useWords} from '../../language';
import styles from './styles.module.css';

/**
 * Whom to call while the office is open and while it is closed. The page has both cases, which take
 * the same room, and shows the one that applies; without scripts and on paper it shows both. The
 * number is on the first screen of a phone.
 */
export default function UrgentCall(): ReactNode {
  const labels = useWords('labels/urgentCall', englishLabels);
  const emergency = useWords('labels/emergency', englishEmergency);
  const {onCall} = practice;
  return (
    <Card
      as="section"
      tone="night"
      padding="small"
      className="gap-5"
      data-wide
      data-urgent
      aria-label={emergency.heading}
    >
      <div className={styles.cases}>
        <div data-when="open" className={styles.case}>
          <h2 className="heading-4">{labels.whileOpen}</h2>
          <CallButton look="light" />
          <p>{labels.whileOpenText}</p>
        </div>
        <div data-when="closed" className={styles.case}>
          <h2 className="heading-4">{labels.whileClosed}</h2>
          <OnCallButton look="light" />
          <p>
            {onCall ? interpolate(labels.whileClosedText, {name: onCall.name}) : labels.noOnCall}
          </p>
          <p>
            <Interpolate label={labels.callOffice} parts={{phone: <Phone />}} />
          </p>
        </div>
      </div>
      <div className={styles.more}>
        <OfficeStatus />
        <p className="strong">{labels.anyone}</p>
        <p>
          <Interpolate label={labels.inWriting} parts={{email: <Email />}} />
        </p>
      </div>
    </Card>
  );
}
