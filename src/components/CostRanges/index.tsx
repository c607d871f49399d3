import costs from '@generated/site-content/default/costs.json';
import labels from '@generated/site-content/default/labels/costs.json';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import ConfirmedNote from '../ConfirmedNote';
import EditLink from '../preview/EditLink';
import NoBreak from '../Prose/NoBreak';
import Price from './Price';
import styles from './styles.module.css';

type Treatment = (typeof costs)['groups'][number]['treatments'][number];

/**
 * The price range of each treatment and its cost factors. On a phone each table row becomes a
 * block.
 */
export default function CostRanges(): ReactNode {
  return (
    <div className={styles.costs} data-wide data-costs data-print="across">
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
      <table className={styles.table} aria-label={labels.label}>
        <thead className={styles.head}>
          <tr>
            <th id="cost-of" scope="col">
              {labels.treatment}
            </th>
            <th id="cost-range" scope="col">
              {labels.range}
            </th>
            <th id="cost-depends" scope="col">
              {labels.depends}
            </th>
          </tr>
        </thead>
        {costs.groups.map(({name: group, treatments}, index) => (
          <tbody key={group} id={toId(group)}>
            <tr className={styles.group}>
              <th id={`costs-${index}`} scope="rowgroup" colSpan={3}>
                {group}
              </th>
            </tr>
            {treatments.map((treatment, number) => (
              <TreatmentRow
                key={treatment.name}
                id={`cost-${index}-${number}`}
                group={`costs-${index}`}
                {...treatment}
              />
            ))}
          </tbody>
        ))}
      </table>
      <EditLink file="_practice/costs.yml" look="above">
        Edit the costs
      </EditLink>
    </div>
  );
}

/** The anchor of a group: `repairing-teeth` for `Repairing teeth`. */
function toId(group: string): string {
  return group.toLowerCase().replaceAll(/\W+/g, '-');
}

interface RowProps extends Treatment {
  /** The id of its first cell. */
  id: string;
  /** The id of its group's heading. */
  group: string;
}

/** Names the headings of each cell: there are headings of columns, groups, and rows. */
function TreatmentRow({id, group, name, from, to, unit, depends, page}: RowProps): ReactNode {
  return (
    <tr className={styles.row}>
      <th id={id} scope="row" headers={`cost-of ${group}`}>
        <Link to={page}>
          <NoBreak>{name}</NoBreak>
        </Link>
      </th>
      <td className={styles.range} headers={`cost-range ${group} ${id}`}>
        <Price from={from} to={to} unit={unit} />
      </td>
      <td className={clsx('quiet', styles.depends)} headers={`cost-depends ${group} ${id}`}>
        <NoBreak>{depends}</NoBreak>
      </td>
    </tr>
  );
}
