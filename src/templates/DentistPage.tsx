import type {ReactNode} from 'react';
import Banner from '../components/Banner';
import WithAside from '../components/layout/WithAside';
import OtherDentists from './parts/OtherDentists';
import PersonFacts from './parts/PersonFacts';
import Prose from '../components/Prose';
import ReviewedNote from './parts/ReviewedNote';
import ShareLink from '../components/ShareLink';
import SkillGroups from './parts/SkillGroups';
import {usePage} from '../hooks/usePage';

/** A dentist (specification, section 2): portrait, facts, description, skills, and the way to an appointment. */
export default function DentistPage({children}: {children: ReactNode}): ReactNode {
  const {frontMatter} = usePage<'dentist'>();
  return (
    <>
      <Banner />
      <WithAside place="before" aside={<PersonFacts />}>
        <Prose lead>{children}</Prose>
        <SkillGroups skills={frontMatter.skills} education={frontMatter.education} />
        <ReviewedNote />
        <ShareLink />
        <OtherDentists />
      </WithAside>
    </>
  );
}
