import labels from '@generated/site-content/default/labels/services.json';
import type {ReactNode} from 'react';
import Card from '../Card';
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

/** A treatment's key facts for the patient, each of them optional, and its price. */
export default function AtAGlance(facts: Partial<Record<FactName, string>>): ReactNode {
  const names = (Object.keys(FACTS) as FactName[]).filter((name) => facts[name]);
  return (
    <Card padding="none" className={styles.frame}>
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
    </Card>
  );
}
