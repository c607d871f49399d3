import integrations from '@generated/site-content/default/integrations.json';
import practice from '@generated/site-content/default/practice.json';
import {useEffect, useRef, type ReactNode} from 'react';
import {callThirdParty} from '../../hooks/thirdParties';
import {useFilled} from '../../hooks/useFilled';
import {useNear} from '../../hooks/useNear';
import {usePlaceState, useThirdParty} from '../../hooks/useThirdParty';
import Button from '../Button';
import ThirdPartyPlace from '../ThirdPartyPlace';
import styles from './styles.module.css';

/** The element that the widget draws into. It outlives the page, so that the widget is as it was left. */
let drawing: HTMLDivElement | undefined;

/**
 * The financing provider's widget, with the direct way to apply, which is always there. If the script fails the
 * visitor sees nothing of it, and the console says so (specification, section 8).
 */
export default function FinancingWidget(): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const script = useThirdParty('financingWidget', useNear(frame));
  const state = usePlaceState(script, useFilled(place));
  useEffect(() => {
    if (script === 'ready' && place.current) draw(place.current);
  }, [script]);
  useEffect(() => {
    if (state === 'failed') console.error('Failed to load Cherry Widget script');
  }, [state]);
  return (
    <div ref={frame} className={styles.frame} data-wide>
      <ThirdPartyPlace state={state} loadingText="The financing widget is loading." fallback={null}>
        <div ref={place} />
      </ThirdPartyPlace>
      <div className={styles.direct}>
        <p>
          See what you qualify for before you decide. The check is a soft one and leaves your credit score as it is.
        </p>
        <p>
          <Button to={practice.links.financingApplication}>Apply for financing</Button>
        </p>
      </div>
    </div>
  );
}

function draw(place: HTMLElement): void {
  const {practiceId, accentColor} = integrations.financingWidget;
  if (drawing === undefined && window.CherryWidget) {
    const element = document.createElement('div');
    if (callThirdParty(() => window.CherryWidget?.init({element, practiceId, accentColor}))) drawing = element;
  }
  if (drawing) place.append(drawing);
}
