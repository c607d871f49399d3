import englishCosts from '@generated/site-content/default/costs.json';
import englishLabels from '@generated/site-content/default/labels/costs.json';
import type {ReactNode} from 'react';
import ConfirmedNote from '../ConfirmedNote';
import EditLink from '../preview/EditLink';
import NoBreak from '../Prose/NoBreak';
import Price from './Price';
import {useWords} from '../../language';
import PageLink from '../links/PageLink';
import styles from './styles.module.css';

type Treatment = (typeof englishCosts)['groups'][number]['treatments'][number];

/**
 * The price range of each treatment and its cost factors, in one table per group. On a phone each
 * table row becomes a block.
 */
export default function CostRanges(): ReactNode {
  const labels = useWords('labels/costs', englishLabels);
  const costs = useWords('costs', englishCosts);
  return (
    <section
      className={styles.costs}
      aria-label={labels.label}
      data-wide
      data-costs
      data-print="across"
    >
      <ConfirmedNote on={costs.confirmed} confirmed={labels.confirmed} old={labels.old} />
      <nav aria-label={labels.groups} className={styles.jumps} data-print="hide">
        <ul role="list" className="row gap-2">
          {costs.groups.map(({name}) => (
            <li key={name}>
              <a href={`#${toId(name)}`} className="line target pill tone-tint">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {costs.groups.map(({name: group, treatments}) => (
        <table key={group} id={toId(group)} className={styles.table} data-print="whole">
          <caption className={styles.group}>{group}</caption>
          <thead className={styles.head}>
            <tr>
              <th scope="col">{labels.treatment}</th>
              <th scope="col">{labels.range}</th>
              <th scope="col">{labels.depends}</th>
            </tr>
          </thead>
          <tbody>
            {treatments.map((treatment) => (
              <TreatmentRow key={treatment.name} {...treatment} />
            ))}
          </tbody>
        </table>
      ))}
      <EditLink file="_practice/costs.yml" look="above">
        Edit the costs
      </EditLink>
    </section>
  );
}

/** The anchor of a group: `repairing-teeth` for `Repairing teeth`. */
function toId(group: string): string {
  return group.toLowerCase().replaceAll(/\W+/g, '-');
}

function TreatmentRow({name, from, to, unit, depends, page}: Treatment): ReactNode {
  return (
    <tr className={styles.row}>
      <th scope="row">
        <PageLink to={page}>
          <NoBreak>{name}</NoBreak>
        </PageLink>
      </th>
      <td className={styles.range}>
        <Price from={from} to={to} unit={unit} />
      </td>
      <td className="quiet">
        <NoBreak>{depends}</NoBreak>
      </td>
    </tr>
  );
}
