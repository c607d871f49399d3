import englishLabels from '@generated/site-content/default/labels/page.json';
import type {ReactNode} from 'react';
import {formatLongDate} from '@dental/practice';
import {usePage} from '../../hooks/usePage';
import Interpolate from '../../components/Prose/Interpolate';
import Icon from '../../components/Icon';
import PageLink from '../../components/links/PageLink';
import {useLocale, useWords} from '../../language';
import styles from './reviewedNote.module.css';

/**
 * Names the person who approved the page's statements about treatments or money, and the day. It
 * disappears as soon as the text differs from the approved text (`packages/content/src/signOff`).
 */
export default function ReviewedNote(): ReactNode {
  const labels = useWords('labels/page', englishLabels);
  const locale = useLocale();
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
            name: <PageLink to={path}>{name}</PageLink>,
            day: <time dateTime={on}>{formatLongDate(on, locale)}</time>,
          }}
        />
      </span>
    </p>
  );
}
