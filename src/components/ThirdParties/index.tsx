import thirdParties from '@generated/site-content/default/third-parties.json';
import {Fragment, type ReactNode} from 'react';
import ScrollTable from '../ScrollTable';
import styles from './styles.module.css';

/** Whether the company has promised in a contract to protect health information (HIPAA, business associate agreement). */
const AGREEMENTS = {
  signed: 'On file',
  missing: 'Not on file',
  'not-needed': 'Not needed: it gets no health information',
} as const;

/** The register of outside companies: who they are, what for, when a browser talks to them, and what they agreed to. */
export default function ThirdParties(): ReactNode {
  return (
    <div data-wide>
      <ScrollTable label="Outside services" room="large" className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Company</th>
            <th scope="col">What for</th>
            <th scope="col">On which pages</th>
            <th scope="col">When it is contacted</th>
            <th scope="col">Privacy agreement</th>
          </tr>
        </thead>
        <tbody>
          {thirdParties.map(({host, owner, purpose, pages, contacted, agreement}) => (
            <tr key={host}>
              <th scope="row">
                {owner}
                <span className={styles.host}>{breakable(host)}</span>
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
function breakable(host: string): ReactNode {
  return host.split(/(?<=\.)/).map((part, index) => (
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
}
