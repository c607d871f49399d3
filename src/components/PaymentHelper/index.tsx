import englishLabels from '@generated/site-content/default/labels/payment.json';
import policies from '@generated/site-content/default/policies.json';
import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import {interpolate} from '@dental/practice';
import {useInputText} from '../../hooks/useInputText';
import Card from '../Card';
import ScrollTable from '../ScrollTable';
import {
  applyDiscount,
  formatCents,
  MIN_COST_CENTS,
  MAX_COST_CENTS,
  parseDollars,
  calculatePlans,
} from './plans';
import {useWords} from '../../language';
import styles from './styles.module.css';

/** The cost of the treatment in the worked example. */
const EXAMPLE_COST_CENTS = 200_000;

/**
 * The cost of a treatment by each payment option (specification, section 9): a worked example, and
 * with scripts the visitor's own amount.
 */
export default function PaymentHelper(): ReactNode {
  const labels = useWords('labels/payment', englishLabels);
  const id = useId();
  const {text, ref} = useInputText();
  const amount = parseDollars(text);
  const isWrong = typeof amount === 'string';
  const cost = typeof amount === 'number' ? amount : EXAMPLE_COST_CENTS;
  return (
    <Card as="section" className="gap-5" data-wide aria-label={labels.label}>
      <div className="stack scripted gap-1" data-print="hide">
        <label htmlFor={id} className="strong">
          {labels.cost}
        </label>
        <input
          ref={ref}
          id={id}
          className={clsx('field', styles.amount)}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={isWrong}
          aria-describedby={`${id}-hint`}
        />
        <p id={`${id}-hint`} className="fine" role="status">
          {describeAmount(labels, amount)}
        </p>
      </div>
      <PaymentTable cost={cost} />
      <p className="fine measure">{labels.note}</p>
    </Card>
  );
}

/** The hint under the field. */
function describeAmount(
  labels: typeof englishLabels,
  amount: ReturnType<typeof parseDollars>,
): string {
  if (amount === undefined) return labels.hint;
  if (typeof amount === 'number') {
    const discounted = applyDiscount(amount, policies.discounts.paidInFullPercent);
    return interpolate(labels.paidAtOnce, {amount: formatCents(discounted)});
  }
  return interpolate(labels[amount], {
    least: formatCents(MIN_COST_CENTS),
    most: formatCents(MAX_COST_CENTS),
  });
}

function PaymentTable({cost}: {cost: number}): ReactNode {
  const labels = useWords('labels/payment', englishLabels);
  const {discounts, financing} = policies;
  const atOnce = applyDiscount(cost, discounts.paidInFullPercent);
  return (
    <ScrollTable label={labels.waysToPay} className={styles.table}>
      <caption>{interpolate(labels.treatmentOf, {amount: formatCents(cost)})}</caption>
      <thead>
        <tr>
          <th scope="col">{labels.howYouPay}</th>
          <th scope="col">{labels.atStart}</th>
          <th scope="col">{labels.eachMonth}</th>
          <th scope="col">{labels.inAll}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{interpolate(labels.inFull, {percent: discounts.paidInFullPercent})}</th>
          <td>{formatCents(atOnce)}</td>
          <td>{labels.nothing}</td>
          <td>{formatCents(atOnce)}</td>
        </tr>
        {calculatePlans(financing, cost).map(({months, interestPercent, down, payments, total}) => (
          <tr key={months}>
            <th scope="row">{interpolate(labels.plan, {months, percent: interestPercent})}</th>
            <td>{formatCents(down)}</td>
            <td>{formatCents(payments[0] ?? 0)}</td>
            <td>{formatCents(total)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
