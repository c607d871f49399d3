import dentists from '@generated/site-content/default/dentists.json';
import labels from '@generated/site-content/default/labels/people.json';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {usePage} from '../../hooks/usePage';
import Icon from '../../components/Icon';
import PeopleList from './PeopleList';
import styles from './peopleList.module.css';

/** Links from a dentist to the other dentists and to the team page. */
export default function OtherDentists(): ReactNode {
  const {path, breadcrumb} = usePage();
  const team = breadcrumb.at(-2);
  return (
    <nav aria-label={labels.otherDentists} className="stack gap-5" data-print="hide">
      <h2 className="heading-3">{labels.otherDentists}</h2>
      <PeopleList people={dentists.filter((dentist) => dentist.path !== path)} />
      {team && (
        <Link to={team.path} className={clsx(styles.team)}>
          <span>{team.label}</span>
          <Icon name="arrow-right" />
        </Link>
      )}
    </nav>
  );
}
