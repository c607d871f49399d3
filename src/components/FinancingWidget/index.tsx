import facility from '@generated/site-content/default/facility.json';
import integrations from '@generated/site-content/default/integrations.json';
import practice from '@generated/site-content/default/practice.json';
import {useEffect, useRef, type ReactNode} from 'react';
import {callThirdParty} from '../../third-parties/scripts';
import {useFilled} from '../../hooks/useFilled';
import {useNear} from '../../hooks/useNear';
import {usePlaceState, useThirdParty} from '../../hooks/useThirdParty';
import Button from '../Button';
import {PreparedPicture} from '../Picture';
import ThirdPartyPlace from '../ThirdPartyPlace';
import styles from './styles.module.css';

/** What the widget has drawn, in the element that it draws into. */
const WIDGET = ':scope > * > *';

/** The element that the widget draws into. It outlives the page, so that the widget is as it was left. */
let drawing: HTMLDivElement | undefined;

/** The failure is said once in a visit. */
let isReported = false;

/**
 * The financing provider's widget, with the direct way to apply, which is always there. If the script fails the
 * visitor sees nothing of it, and the console says so (specification, section 8).
 */
export default function FinancingWidget(): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const script = useThirdParty('financingWidget', useNear(frame), () => draw(place.current));
  const state = usePlaceState(script, useFilled(place, WIDGET));
  useEffect(() => {
    if (state === 'failed') reportFailure();
  }, [state]);
  return (
    <div ref={frame} className={styles.frame} data-wide>
      <ThirdPartyPlace state={state} loadingText="The financing widget is loading." fallback={<OfficeView />}>
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

/** Until the widget comes, and where it does not, a view of the office, in the room that the widget takes. */
function OfficeView(): ReactNode {
  const [view] = facility;
  return (
    view && (
      <PreparedPicture picture={view.image} alt="" sizes="(min-width: 48rem) 32rem, 92vw" className={styles.view} />
    )
  );
}

/** Initialises the widget in the place, or puts there what it drew before. */
function draw(place: HTMLElement | null): boolean {
  const {practiceId, accentColor} = integrations.financingWidget;
  const element = drawing ?? document.createElement('div');
  place?.append(element);
  const isDrawn =
    drawing !== undefined ||
    callThirdParty(window.CherryWidget, (widget) => widget.init({element, practiceId, accentColor}));
  if (isDrawn) drawing = element;
  else element.remove();
  return isDrawn;
}

function reportFailure(): void {
  if (!isReported) console.error('Failed to load Cherry Widget script');
  isReported = true;
}
