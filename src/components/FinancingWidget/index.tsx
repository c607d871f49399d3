import labels from '@generated/site-content/default/labels/financing.json';
import facility from '@generated/site-content/default/facility.json';
import practice from '@generated/site-content/default/practice.json';
import vendors from '@generated/site-content/default/vendors.json';
import {useEffect, useRef, type ReactNode} from 'react';
import {useInView} from '../../hooks/useInView';
import Button from '../Button';
import Card from '../Card';
import {PreparedPicture} from '../Picture';
import VendorFrame from '../vendors/VendorFrame';
import styles from './styles.module.css';

/** The failure is said once in a visit. */
let isReported = false;

/**
 * The financing provider's widget, with the direct way to apply, which is always there. Where the practice has picked a
 * provider without a widget, the way to apply is all there is.
 */
export default function FinancingWidget(): ReactNode {
  const apply = vendors.financing.href ?? practice.links.financingApplication;
  return (
    <Card tone="tint-cool" padding="large" className={styles.frame} data-wide>
      <Widget />
      <div className="stack gap-4">
        <p>{labels.text}</p>
        {apply && (
          <p>
            <Button to={apply}>{labels.apply}</Button>
          </p>
        )}
      </div>
    </Card>
  );
}

function Widget(): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useInView(place);
  const {src, name} = vendors.financing;
  if (src === undefined) return <OfficeView />;
  return (
    <div ref={place} className={styles.widget}>
      <VendorFrame
        src={src}
        name={name}
        what="the financing calculator"
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

/** A view of the office, in the space of the widget. */
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

/** The console says so, and visitors see nothing of it (specification, section 8): the way to apply is beside it. */
function LoadFailure({name}: {name: string}): ReactNode {
  useEffect(() => {
    if (!isReported) console.error(`Failed to load ${name} Widget script`);
    isReported = true;
  }, [name]);
  return <OfficeView />;
}
