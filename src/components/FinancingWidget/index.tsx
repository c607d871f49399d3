import englishLabels from '@generated/site-content/default/labels/financing.json';
import facility from '@generated/site-content/default/facility.json';
import practice from '@generated/site-content/default/practice.json';
import vendors from '@generated/site-content/default/vendors.json';
import {useEffect, useRef, type ReactNode} from 'react';
import {useInView} from '../../hooks/useInView';
import Button from '../Button';
import Card from '../Card';
import {PreparedPicture} from '../Picture';
import VendorFrame from '../vendors/VendorFrame';
import {useWords} from '../../language';
import styles from './styles.module.css';

/** A failure is logged only once per visit. */
let isReported = false;

/**
 * The financing provider's widget, with a direct link to the application. If the provider has no
 * widget, only the link is shown.
 */
export default function FinancingWidget(): ReactNode {
  const labels = useWords('labels/financing', englishLabels);
  const applicationLink = vendors.financing.href ?? practice.links.financingApplication;
  return (
    <Card tone="tint-cool" padding="large" className={styles.frame} data-wide>
      <Widget />
      <div className="stack gap-4">
        <p>{labels.text}</p>
        {applicationLink && (
          <p>
            <Button to={applicationLink}>{labels.apply}</Button>
          </p>
        )}
      </div>
    </Card>
  );
}

function Widget(): ReactNode {
  const labels = useWords('labels/financing', englishLabels);
  const container = useRef<HTMLDivElement>(null);
  const isNear = useInView(container);
  const {src, sandbox, name} = vendors.financing;
  if (src === undefined) return <OfficeView />;
  return (
    <div ref={container} className={styles.widget}>
      <VendorFrame
        src={src}
        sandbox={sandbox}
        name={name}
        feature="the financing calculator"
        title={labels.title}
        isWanted={isNear}
        look="form"
        loadingText={labels.loading}
        before={<OfficeView />}
        fallback={<LoadFailure name={name} />}
      />
    </div>
  );
}

/** A picture of the office in place of the widget. */
function OfficeView(): ReactNode {
  const [view] = facility;
  return (
    view && (
      <div className={styles.view}>
        <PreparedPicture picture={view.image} alt="" sizes="(min-width: 48rem) 32rem, 92vw" />
      </div>
    )
  );
}

/**
 * Logs the failure to the console only (specification, section 8); visitors can still apply
 * directly.
 */
function LoadFailure({name}: {name: string}): ReactNode {
  useEffect(() => {
    if (!isReported) console.error(`Failed to load ${name} Widget script`);
    isReported = true;
  }, [name]);
  return <OfficeView />;
}
