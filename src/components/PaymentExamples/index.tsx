import policies from '@generated/site-content/default/policies.json';
import type {ReactNode} from 'react';
import {discounted, dollars, paymentPlans} from '../../content/financing';
import styles from './styles.module.css';

/** The treatment that the example prices, in cents. */
const EXAMPLE_COST = 200_000;

/** What a treatment costs by each way of paying: a worked example of the financial policy. */
export default function PaymentExamples(): ReactNode {
  const {discounts, financing} = policies;
  const atOnce = dollars(discounted(EXAMPLE_COST, discounts.paidInFullPercent));
  return (
    <figure className={styles.example} data-wide>
      <figcaption className={styles.caption}>A treatment of {dollars(EXAMPLE_COST)}, paid in four ways</figcaption>
      <div className={styles.scroll} role="region" aria-label="Payment example" tabIndex={0}>
        <table className={styles.table}>
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
              <td>{atOnce}</td>
              <td>Nothing</td>
              <td>{atOnce}</td>
            </tr>
            {paymentPlans(financing, EXAMPLE_COST).map(({months, interestPercent, down, payments, total}) => (
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
        </table>
      </div>
      <p className={styles.note}>
        Worked out with a yearly rate, charged each month on what is still owed. The last payment can differ by a few
        cents. Our office confirms your figures.
      </p>
    </figure>
  );
}
