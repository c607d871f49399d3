import labels from '@generated/site-content/default/labels/payment.json';
import policies from '@generated/site-content/default/policies.json';
import clsx from 'clsx';
import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {interpolate} from '@dental/practice';
import Card from '../Card';
import ScrollTable from '../ScrollTable';
import {discounted, dollars, LEAST, MOST, parseDollars, paymentPlans} from './plans';
import styles from './styles.module.css';

/** The treatment that the worked example prices, in cents. */
const EXAMPLE_COST = 200_000;

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
          {hint(own)}
        </p>
      </div>
      <Ways cost={cost ?? EXAMPLE_COST} />
      <p className="fine measure">{labels.note}</p>
    </Card>
  );
}

/** What stands under the field. */
function hint(own: ReturnType<typeof parseDollars>): string {
  if (own === undefined) return labels.hint;
  if (typeof own === 'number')
    return interpolate(labels.paidAtOnce, {
      amount: dollars(discounted(own, policies.discounts.paidInFullPercent)),
    });
  return interpolate(labels[own], {least: dollars(LEAST), most: dollars(MOST)});
}

function Ways({cost}: {cost: number}): ReactNode {
  const {discounts, financing} = policies;
  const atOnce = discounted(cost, discounts.paidInFullPercent);
  return (
    <ScrollTable label={labels.waysToPay} className={styles.table}>
      <caption>{interpolate(labels.treatmentOf, {amount: dollars(cost)})}</caption>
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
          <td>{dollars(atOnce)}</td>
          <td>{labels.nothing}</td>
          <td>{dollars(atOnce)}</td>
        </tr>
        {paymentPlans(financing, cost).map(({months, interestPercent, down, payments, total}) => (
          <tr key={months}>
            <th scope="row">{interpolate(labels.plan, {months, percent: interestPercent})}</th>
            <td>{dollars(down)}</td>
            <td>{dollars(payments[0] ?? 0)}</td>
            <td>{dollars(total)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
