import labels from '@generated/site-content/default/labels/people.json';
import type {ReactNode} from 'react';
import Banner from '../components/Banner';
import Button from '../components/Button';
import WithAside from '../components/layout/WithAside';
import PageActions from './parts/PageActions';
import PersonFacts from './parts/PersonFacts';
import Prose from '../components/Prose';
import ReviewedNote from './parts/ReviewedNote';
import ShareLink from '../components/ShareLink';
import {usePage} from '../hooks/usePage';

/** A member of the staff (specification, section 2): portrait, role, description, and the way back to the team. */
export default function StaffPage({children}: {children: ReactNode}): ReactNode {
  const team = usePage().breadcrumb.at(-2);
  return (
    <>
      <Banner />
      <WithAside place="before" aside={<PersonFacts />}>
        <Prose lead>{children}</Prose>
        <ReviewedNote />
        <ShareLink />
        <PageActions heading={labels.team} text={labels.teamText}>
          <Button to={team?.path ?? '/'} look="secondary">
            {team?.label}
          </Button>
          <Button to="/our-dentist" look="secondary">
            {labels.doctors}
          </Button>
        </PageActions>
      </WithAside>
    </>
  );
}
