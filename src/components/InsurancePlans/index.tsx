import insurance from '@generated/site-content/default/insurance.json';
import labels from '@generated/site-content/default/labels/insurance.json';
import clsx from 'clsx';
import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {interpolate} from '@dental/practice';
import {useToday} from '../../hooks/useToday';
import CallButton from '../Button/CallButton';
import Card from '../Card';
import ConfirmedNote from '../ConfirmedNote';
import EditLink from '../preview/EditLink';
import Icon from '../Icon';
import {findPlans, isSearchable, getPlanStanding} from './plans';
import styles from './styles.module.css';

const STANDING_PILLS = {
  'in-network': {label: labels.inNetwork, look: 'tone-main'},
  'out-of-network': {label: labels.outOfNetwork, look: 'tone-tint'},
  ask: {label: labels.ask, look: styles.ask},
  confirm: {label: labels.confirm, look: 'tone-accent-pale'},
};

/**
 * The dental plans by name, and how the office stands to each: all of them in the page, and with scripts those that a
 * visitor types the first letters of. Whatever is found, the next step follows.
 */
export default function InsurancePlans(): ReactNode {
  const today = useToday();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  // What was typed before the page was hydrated counts too.
  useEffect(() => setTyped(input.current?.value ?? ''), []);
  const found = findPlans(insurance.plans, typed);
  const nothing = found.length === 0;
  return (
    <section className={styles.plans} data-wide data-plans aria-label={labels.label}>
      <div className="stack scripted gap-2" data-print="hide">
        <label htmlFor={id} className="strong">
          {labels.search}
        </label>
        <div className={styles.place}>
          <Icon name="search" />
          <input
            ref={input}
            id={id}
            type="search"
            className="field"
            autoComplete="off"
            spellCheck={false}
            onInput={({currentTarget}) => setTyped(currentTarget.value)}
            aria-describedby={`${id}-hint`}
          />
        </div>
        <p id={`${id}-hint`} className="fine" role="status">
          {describeMatches(typed, found.length)}
        </p>
      </div>
      {!nothing && (
        <>
          <ul className={styles.list}>
            {found.map((plan) => {
              const {label, look} = STANDING_PILLS[getPlanStanding(plan, insurance, today)];
              return (
                <li key={plan.name} className={styles.plan}>
                  <span className={styles.name}>
                    {plan.name}
                    {plan.alsoCalled && (
                      <span className={clsx('fine', styles.others)}>
                        {plan.alsoCalled.join(', ')}
                      </span>
                    )}
                  </span>
                  <span className={clsx('pill', styles.standing, look)} data-print="outline">
                    {label}
                  </span>
                </li>
              );
            })}
          </ul>
          <ConfirmedNote on={insurance.confirmed} confirmed={labels.confirmed} old={labels.old} />
        </>
      )}
      <Card tone="tint-cool" className={styles.next}>
        <div className="stack measure gap-3">
          <h2 className={clsx('heading-3', styles.heading)}>
            {nothing ? interpolate(labels.notFound, {typed: typed.trim()}) : labels.notListed}
          </h2>
          <p>{labels.callUs}</p>
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

/** What is below the field. */
function describeMatches(typed: string, count: number): string {
  if (!isSearchable(typed)) return labels.hint;
  if (count === 0) return labels.foundNone;
  return count === 1 ? labels.foundOne : interpolate(labels.found, {count});
}
