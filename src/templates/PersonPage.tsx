import labels from '@generated/site-content/default/labels/people.json';
import type {ReactNode} from 'react';
import Banner from '../components/Banner';
import WithAside from '../components/layout/WithAside';
import OtherDentists from './parts/OtherDentists';
import OtherStaff from './parts/OtherStaff';
import PersonFacts from './parts/PersonFacts';
import Prose from '../components/Prose';
import ReviewedNote from './parts/ReviewedNote';
import ShareLink from '../components/ShareLink';
import SkillGroups from './parts/SkillGroups';
import {usePage} from '../hooks/usePage';

/**
 * A dentist or a staff member (specification, section 2): portrait, facts, description, a dentist's
 * skills, and links to the rest of the team.
 */
export default function PersonPage({children}: {children: ReactNode}): ReactNode {
  const {frontMatter} = usePage<'dentist' | 'staff'>();
  const isDentist = frontMatter.kind === 'dentist';
  return (
    <>
      <Banner>
        <p className="heading-4 quiet">{frontMatter.expertise}</p>
      </Banner>
      <WithAside
        before={<PersonFacts />}
        after={!isDentist && <OtherStaff />}
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
