import labels from '@generated/site-content/default/labels/thirdParties.json';
import thirdParties from '@generated/site-content/default/third-parties.json';
import {Fragment, type ReactNode} from 'react';
import ScrollTable from '../ScrollTable';
import styles from './styles.module.css';

/** The company's contract to protect health information (HIPAA, business associate agreement). */
const AGREEMENTS = {
  signed: labels.signed,
  missing: labels.missing,
  'not-needed': labels.notNeeded,
} as const;

/**
 * The table of third parties: owner, purpose, when a browser contacts them, and their agreement.
 */
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
                <span translate="no">{owner}</span>
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

/** Lets a host name break after its dots if its column is narrow. */
function insertBreaks(host: string): ReactNode {
  return host.split(/(?<=\.)/).map((part, index) => (
    <Fragment key={index}>
      <span>{part}</span>
      <wbr />
    </Fragment>
  ));
}
