import policies from '@generated/site-content/default/policies.json';
import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {discounted, dollars, parseDollars, paymentPlans} from '../../site/financing';
import Card from '../Card';
import ScrollTable from '../ScrollTable';
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
  const isWrong = typed.trim() !== '' && own === undefined;
  return (
    <Card as="section" className={styles.helper} data-wide aria-label="What you would pay">
      <div className={styles.amount} data-print="hide">
        <label htmlFor={field}>Cost of your treatment, in dollars</label>
        <input
          ref={input}
          id={field}
          inputMode="decimal"
          autoComplete="off"
          onInput={({currentTarget}) => setTyped(currentTarget.value)}
          aria-invalid={isWrong}
          aria-describedby={`${field}-hint`}
        />
        <p id={`${field}-hint`} className={styles.hint} role="status">
          {isWrong
            ? 'Write an amount from $1 to $100,000, such as 1,850.'
            : own === undefined
              ? 'It stays on this page and is sent nowhere.'
              : `Paid at once: ${dollars(discounted(own, policies.discounts.paidInFullPercent))}. Other ways are in the table.`}
        </p>
      </div>
      <Ways cost={own ?? EXAMPLE_COST} />
      <p className={styles.note}>
        Worked out with a yearly rate (APR), charged each month on what is still owed. The last payment can differ by a
        few cents. Our office confirms your figures before you sign.
      </p>
    </Card>
  );
}

function Ways({cost}: {cost: number}): ReactNode {
  const {discounts, financing} = policies;
  const atOnce = discounted(cost, discounts.paidInFullPercent);
  return (
    <ScrollTable label="Ways to pay" room="medium" className={styles.table}>
      <caption>A treatment of {dollars(cost)}</caption>
      <thead>
        <tr>
          <th scope="col">How you pay</th>
          <th scope="col">When treatment starts</th>
          <th scope="col">Each month</th>
          <th scope="col">In all</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">In full, {discounts.paidInFullPercent}% less</th>
          <td>{dollars(atOnce)}</td>
          <td>Nothing</td>
          <td>{dollars(atOnce)}</td>
        </tr>
        {paymentPlans(financing, cost).map(({months, interestPercent, down, payments, total}) => (
          <tr key={months}>
            <th scope="row">
              {months} months at {interestPercent}% APR
            </th>
            <td>{dollars(down)}</td>
            <td>{dollars(payments[0] ?? 0)}</td>
            <td>{dollars(total)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
