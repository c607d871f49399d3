import labels from '@generated/site-content/default/labels/people.json';
import staff from '@generated/site-content/default/staff.json';
import type {ReactNode} from 'react';
import Button from '../../components/Button';
import {usePage} from '../../hooks/usePage';
import PageActions from './PageActions';
import PeopleList from './PeopleList';

const MAX_COLLEAGUES = 3;

/** Links from a staff member to colleagues and to the pages of the team. */
export default function OtherStaff(): ReactNode {
  const {path, breadcrumb} = usePage();
  const team = breadcrumb.at(-2);
  // The ones who follow in the list, so that each person is next to others.
  const position = staff.findIndex((person) => person.path === path);
  const colleagues = [...staff.slice(position + 1), ...staff.slice(0, position)];
  return (
    <PageActions
      heading={labels.team}
      text={labels.teamText}
      middle={<PeopleList people={colleagues.slice(0, MAX_COLLEAGUES)} />}
    >
      <Button to={team?.path ?? '/'} look="secondary">
        {team?.label}
      </Button>
      <Button to="/our-dentist" look="secondary">
        {labels.doctors}
      </Button>
    </PageActions>
  );
}
