import labels from '@generated/site-content/default/labels/people.json';
import staff from '@generated/site-content/default/staff.json';
import type {ReactNode} from 'react';
import Banner from '../components/Banner';
import Button from '../components/Button';
import WithAside from '../components/layout/WithAside';
import OtherDentists from './parts/OtherDentists';
import PageActions from './parts/PageActions';
import PeopleList from './parts/PeopleList';
import PersonFacts from './parts/PersonFacts';
import Prose from '../components/Prose';
import ReviewedNote from './parts/ReviewedNote';
import ShareLink from '../components/ShareLink';
import SkillGroups from './parts/SkillGroups';
import {usePage} from '../hooks/usePage';

/** The number of colleagues next to the text about a staff member. */
const MAX_COLLEAGUES = 3;

/**
 * A dentist or a staff member (specification, section 2): portrait, facts, description, a dentist's
 * skills, and links to the rest of the team.
 */
export default function PersonPage({children}: {children: ReactNode}): ReactNode {
  const {frontMatter, breadcrumb, path} = usePage<'dentist' | 'staff'>();
  const isDentist = frontMatter.kind === 'dentist';
  const team = breadcrumb.at(-2);
  // The ones who follow in the list, so that each person is next to others.
  const position = staff.findIndex((person) => person.path === path);
  const colleagues = [...staff.slice(position + 1), ...staff.slice(0, position)];
  const otherPeople = (
    <PageActions
      heading={labels.team}
      text={labels.teamText}
      picture={<PeopleList people={colleagues.slice(0, MAX_COLLEAGUES)} />}
    >
      <Button to={team?.path ?? '/'} look="secondary">
        {team?.label}
      </Button>
      <Button to="/our-dentist" look="secondary">
        {labels.doctors}
      </Button>
    </PageActions>
  );
  return (
    <>
      <Banner>
        <p className="heading-4 quiet">{frontMatter.expertise}</p>
      </Banner>
      <WithAside
        before={<PersonFacts />}
        after={!isDentist && otherPeople}
        afterLabel={labels.team}
      >
        <Prose lead>{children}</Prose>
        {isDentist && <SkillGroups {...frontMatter} />}
        <ReviewedNote />
        <ShareLink />
        {isDentist && <OtherDentists />}
      </WithAside>
    </>
  );
}
