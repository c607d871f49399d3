import labels from '@generated/site-content/default/labels/payment.json';
import policies from '@generated/site-content/default/policies.json';
import clsx from 'clsx';
import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {interpolate} from '@dental/practice';
import Card from '../Card';
import ScrollTable from '../ScrollTable';
import {applyDiscount, formatDollars, MIN_COST_CENTS, MAX_COST_CENTS, parseDollars, calculatePlans} from './plans';
import styles from './styles.module.css';

/** The treatment that the worked example prices, in cents. */
const EXAMPLE_COST_CENTS = 200_000;

/**
 * What a treatment costs by each way of paying (specification, section 9): a worked example, and with scripts the
 * visitor's own amount.
 */
export default function PaymentHelper(): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const field = useId();
  // What was typed before the page was hydrated counts too.
  useEffect(() => setTyped(input.current?.value ?? ''), []);
  const own = parseDollars(typed);
  const isWrong = typeof own === 'string';
  const cost = typeof own === 'number' ? own : undefined;
  return (
    <Card as="section" className="gap-5" data-wide aria-label={labels.label}>
      <div className="stack scripted gap-1" data-print="hide">
        <label htmlFor={field} className="strong">
          {labels.cost}
        </label>
        <input
          ref={input}
          id={field}
          className={clsx('field', styles.amount)}
          inputMode="decimal"
          autoComplete="off"
          onInput={({currentTarget}) => setTyped(currentTarget.value)}
          aria-invalid={isWrong}
          aria-describedby={`${field}-hint`}
        />
        <p id={`${field}-hint`} className="fine" role="status">
          {describeAmount(own)}
        </p>
      </div>
      <PaymentTable cost={cost ?? EXAMPLE_COST_CENTS} />
      <p className="fine measure">{labels.note}</p>
    </Card>
  );
}

/** What stands under the field. */
function describeAmount(own: ReturnType<typeof parseDollars>): string {
  if (own === undefined) return labels.hint;
  if (typeof own === 'number')
    return interpolate(labels.paidAtOnce, {
      amount: formatDollars(applyDiscount(own, policies.discounts.paidInFullPercent)),
    });
  return interpolate(labels[own], {least: formatDollars(MIN_COST_CENTS), most: formatDollars(MAX_COST_CENTS)});
}

function PaymentTable({cost}: {cost: number}): ReactNode {
  const {discounts, financing} = policies;
  const atOnce = applyDiscount(cost, discounts.paidInFullPercent);
  return (
    <ScrollTable label={labels.waysToPay} className={styles.table}>
      <caption>{interpolate(labels.treatmentOf, {amount: formatDollars(cost)})}</caption>
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
          <td>{formatDollars(atOnce)}</td>
          <td>{labels.nothing}</td>
          <td>{formatDollars(atOnce)}</td>
        </tr>
        {calculatePlans(financing, cost).map(({months, interestPercent, down, payments, total}) => (
          <tr key={months}>
            <th scope="row">{interpolate(labels.plan, {months, percent: interestPercent})}</th>
            <td>{formatDollars(down)}</td>
            <td>{formatDollars(payments[0] ?? 0)}</td>
            <td>{formatDollars(total)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
