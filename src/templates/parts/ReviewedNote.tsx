import labels from '@generated/site-content/default/labels/page.json';
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {formatLongDate} from '@dental/practice';
import {usePage} from '../../hooks/usePage';
import Interpolate from '../../components/Prose/Interpolate';
import Icon from '../../components/Icon';
import styles from './reviewedNote.module.css';

/**
 * Names the person who approved the page's statements about treatments or money, and the day. It
 * disappears as soon as the text differs from the approved text (`packages/content/src/signOff`).
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
            day: <time dateTime={on}>{formatLongDate(on)}</time>,
          }}
        />
      </span>
    </p>
  );
}
