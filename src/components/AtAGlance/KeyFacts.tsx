import labels from '@generated/site-content/default/labels/services.json';
import type {ReactNode} from 'react';
import Icon from '../Icon';
import UsualPrice from './UsualPrice';
import styles from './styles.module.css';

const FACTS = {
  time: {label: labels.timeInChair, icon: 'clock'},
  visits: {label: labels.visits, icon: 'calendar'},
  recovery: {label: labels.recovery, icon: 'shield-check'},
  lasts: {label: labels.lasts, icon: 'calendar-check'},
} as const;

type FactName = keyof typeof FACTS;

/** A treatment's key facts, by name. */
export type Facts = Partial<Record<FactName, string>>;

/** The list of a treatment's key facts and its price. */
export default function KeyFacts(facts: Facts): ReactNode {
  const names = (Object.keys(FACTS) as FactName[]).filter((name) => facts[name]);
  return (
    <dl className={styles.facts}>
      {names.map((name) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.label}>
            <Icon name={FACTS[name].icon} />
            <span>{FACTS[name].label}</span>
          </dt>
          <dd className={styles.value}>{facts[name]}</dd>
        </div>
      ))}
      <UsualPrice />
    </dl>
  );
}
