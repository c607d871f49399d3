import insurance from '@generated/site-content/default/insurance.json';
import englishLabels from '@generated/site-content/default/labels/insurance.json';
import practice from '@generated/site-content/default/practice.json';
import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import {addDays, getLastReliableDay, interpolate} from '@dental/practice';
import {useInputText} from '../../hooks/useInputText';
import CallButton from '../Button/CallButton';
import Card from '../Card';
import ConfirmedNote from '../ConfirmedNote';
import Dated from '../Dated';
import EditLink from '../preview/EditLink';
import Icon from '../Icon';
import PageLink from '../links/PageLink';
import {findPlans, getConfirmedDay, isSearchable} from './plans';
import {useWords} from '../../language';
import styles from './styles.module.css';

const STANDING_PILLS = {
  'in-network': {label: 'inNetwork', look: 'tone-main'},
  'out-of-network': {label: 'outOfNetwork', look: 'tone-tint'},
  ask: {label: 'ask', look: styles.ask},
} as const;

/**
 * The dental plans, each with its network status. The page lists all of them; scripts filter the
 * list while the visitor types. The next step always follows, even if no plan matches.
 */
export default function InsurancePlans(): ReactNode {
  const labels = useWords('labels/insurance', englishLabels);
  const id = useId();
  const {text: typed, ref} = useInputText();
  const {plans, isNear} = findPlans(insurance.plans, typed);
  return (
    <section className={styles.plans} data-wide data-plans aria-label={labels.label}>
      <div className="stack scripted gap-2" data-print="hide">
        <label htmlFor={id} className="strong">
          {labels.search}
        </label>
        <div className={styles.place}>
          <Icon name="search" />
          <input
            ref={ref}
            id={id}
            type="search"
            className="field"
            autoComplete="off"
            spellCheck={false}
            aria-describedby={`${id}-hint`}
          />
        </div>
        <p id={`${id}-hint`} className="fine" role="status">
          {describeMatches(labels, typed, plans.length, isNear)}
        </p>
      </div>
      {plans.length > 0 && (
        <>
          <ul role="list" className={styles.list}>
            {plans.map((plan) => (
              <PlanItem key={plan.name} plan={plan} />
            ))}
          </ul>
          <ConfirmedNote on={insurance.confirmed} confirmed={labels.confirmed} old={labels.old} />
        </>
      )}
      <Card tone="tint-cool" className={styles.next}>
        <div className="stack measure gap-3">
          <h2 className={clsx('heading-3', styles.heading)}>
            {plans.length > 0
              ? labels.notListed
              : interpolate(labels.notFound, {typed: typed.trim()})}
          </h2>
          <p>{labels.callUs}</p>
          {plans.length === 0 && practice.paths.includes('/costs') && (
            <p>
              <PageLink to="/costs">{labels.noInsurance}</PageLink>
            </p>
          )}
        </div>
        <p>
          <CallButton />
        </p>
      </Card>
      <EditLink file="_practice/insurance.yml" look="above">
        Edit the plans
      </EditLink>
    </section>
  );
}

function PlanItem({plan}: {plan: (typeof insurance)['plans'][number]}): ReactNode {
  const labels = useWords('labels/insurance', englishLabels);
  const {label, look} = STANDING_PILLS[plan.standing];
  const lastDay = getLastReliableDay(getConfirmedDay(plan, insurance));
  const pill = clsx('pill', styles.standing);
  return (
    <li className={styles.plan}>
      <span className={styles.name} translate="no">
        {plan.name}
      </span>
      <Dated as="span" to={lastDay} className={clsx(pill, look)} data-print="outline">
        {labels[label]}
      </Dated>
      <Dated
        as="span"
        from={addDays(lastDay, 1)}
        className={clsx(pill, 'tone-accent-pale')}
        data-print="outline"
      >
        {labels.confirm}
      </Dated>
      {plan.alsoCalled && (
        <span className={clsx('fine', styles.others)} translate="no">
          {plan.alsoCalled.join(', ')}
        </span>
      )}
    </li>
  );
}

/** The hint under the search field. */
function describeMatches(
  labels: typeof englishLabels,
  typed: string,
  count: number,
  isNear: boolean,
): string {
  if (!isSearchable(typed)) return labels.hint;
  if (isNear) return labels.near;
  if (count === 0) return labels.foundNone;
  return count === 1 ? labels.foundOne : interpolate(labels.found, {count});
}
