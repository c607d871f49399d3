import thirdParties from '@generated/site-content/default/third-parties.json';
import type {ReactNode} from 'react';
import ScrollTable from '../ScrollTable';
import styles from './styles.module.css';

/** The register of outside companies: who they are, what for, and when a browser talks to them. */
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
          </tr>
        </thead>
        <tbody>
          {thirdParties.map(({host, owner, purpose, pages, contacted}) => (
            <tr key={host}>
              <th scope="row">
                {owner}
                <span className={styles.host}>{host}</span>
              </th>
              <td>{purpose}</td>
              <td>{pages}</td>
              <td>{contacted}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </div>
  );
}
