import labels from '@generated/site-content/default/labels/page.json';
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {longDate} from '@dental/practice';
import {usePage} from '../../hooks/usePage';
import Interpolate from '../../components/Prose/Interpolate';
import Icon from '../../components/Icon';
import styles from './reviewedNote.module.css';

/**
 * Who answers for what the page says about treatments or money, and since when. There is nothing to show once the
 * words differ from those that were signed (`packages/content/src/signOff`).
 */
export default function ReviewedNote(): ReactNode {
  const {reviewed} = usePage();
  if (!reviewed) return null;
  const {name, path, on} = reviewed;
  return (
    <p className={styles.note}>
      <Icon name="shield-check" />
      <span>
        <Interpolate
          label={labels.reviewed}
          parts={{
            name: <Link to={path}>{name}</Link>,
            day: <time dateTime={on}>{longDate(on)}</time>,
          }}
        />
      </span>
    </p>
  );
}
