import labels from '@generated/site-content/default/labels/thirdParties.json';
import thirdParties from '@generated/site-content/default/third-parties.json';
import {Fragment, type ReactNode} from 'react';
import ScrollTable from '../ScrollTable';
import styles from './styles.module.css';

/** Whether the company has promised in a contract to protect health information (HIPAA, business associate agreement). */
const AGREEMENTS = {
  signed: labels.signed,
  missing: labels.missing,
  'not-needed': labels.notNeeded,
} as const;

/** The outside companies: who they are, what for, when a browser talks to them, and what they agreed to. */
export default function ThirdParties(): ReactNode {
  return (
    <div data-wide>
      <ScrollTable label={labels.table} className="small">
        <thead>
          <tr>
            <th scope="col">{labels.company}</th>
            <th scope="col">{labels.purpose}</th>
            <th scope="col">{labels.pages}</th>
            <th scope="col">{labels.contacted}</th>
            <th scope="col">{labels.agreement}</th>
          </tr>
        </thead>
        <tbody>
          {thirdParties.map(({hosts, owner, purpose, pages, contacted, agreement}) => (
            <tr key={`${owner} ${hosts.join()}`}>
              <th scope="row">
                {owner}
                {hosts.map((host) => (
                  <span key={host} className={styles.host}>
                    {insertBreaks(host)}
                  </span>
                ))}
              </th>
              <td>{purpose}</td>
              <td>{pages}</td>
              <td>{contacted}</td>
              <td>{AGREEMENTS[agreement]}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </div>
  );
}

/** A host name that breaks after its dots, where its column is narrow. */
function insertBreaks(host: string): ReactNode {
  return host.split(/(?<=\.)/).map((part, index) => (
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
}
