import dentists from '@generated/site-content/default/dentists.json';
import facility from '@generated/site-content/default/facility.json';
import type {ReactNode} from 'react';
import {ReloadButton} from '@site/src/components/Button';
import Band from '@site/src/components/Band';
import Banner from '@site/src/components/Banner';
import MessagePage from '@site/src/components/MessagePage';
import OtherDentists from '@site/src/components/OtherDentists';
import PerioProtect from '@site/src/components/PerioProtect';
import PersonFacts from '@site/src/components/PersonFacts';
import Picture from '@site/src/components/Picture';
import Prose from '@site/src/components/Prose';
import CasesLink from '@site/src/components/CasesLink';
import ReviewedNote from '@site/src/components/ReviewedNote';
import UrgentCall from '@site/src/components/UrgentCall';
import ThirdParties from '@site/src/components/ThirdParties';
import {PageContext, usePage, type FrontMatter} from '@site/src/hooks/usePage';
import styles from './styles.module.css';

const SCENE = 'scene';
const PORTRAIT = 'portrait';
const DENTIST: FrontMatter<'dentist'> = {
  kind: 'dentist',
  title: 'A dentist',
  description: 'An example of a dentist.',
  heading: 'A dentist',
  name: 'A dentist',
  expertise: 'Dentist',
  image: PORTRAIT,
  order: 1,
  contactNo: '(480) 555-0100',
  email: 'dentist@example.com',
  skills: [],
  education: [],
};
const PAGE: FrontMatter = {kind: 'page', title: 'A page', description: 'An example of a page.', heading: 'A page'};

/** What the pages of people, services and messages are made of. */
export function PageParts(): ReactNode {
  return (
    <>
      <Example frontMatter={{...PAGE, heading: 'A banner with a line drawing'}}>
        <Banner>A few words under the heading.</Banner>
      </Example>
      <Example frontMatter={{...PAGE, heading: 'A banner with a wide picture', banner: SCENE}}>
        <Banner />
      </Example>
      <Example frontMatter={{...DENTIST, heading: 'A banner with a scene', image: SCENE}}>
        <Banner />
      </Example>
      <Example frontMatter={{...DENTIST, heading: 'A banner with a portrait'}}>
        <Banner />
        <Band heading="A person">
          <div className={styles.cards}>
            <PersonFacts />
          </div>
          <OtherDentists />
          <CasesLink />
          <ReviewedNote />
        </Band>
      </Example>
      <Example frontMatter={PAGE}>
        <Band tone="white" heading="In a text">
          <Prose>
            <p>A picture, and the periodontal programme.</p>
            <Picture image={SCENE} alt="An example of a picture" />
            <PerioProtect />
            <UrgentCall />
            <ThirdParties />
          </Prose>
        </Band>
      </Example>
      <MessagePage
        heading="A message"
        subheading="A line under it"
        drawing={{src: '/img/art/not-found.svg', width: 800, height: 600}}
      >
        <p>What has happened, and how to go on.</p>
        <ReloadButton />
      </MessagePage>
    </>
  );
}

/** A part as it is on a page with this front matter, which may name the two example pictures. */
function Example({frontMatter, children}: {frontMatter: FrontMatter; children: ReactNode}): ReactNode {
  const page = usePage();
  const [reviewer] = dentists;
  const [view] = facility;
  if (!reviewer || !view) return null;
  return (
    <PageContext
      value={{
        ...page,
        frontMatter,
        pictures: {[PORTRAIT]: reviewer.image, [SCENE]: view.image},
        cases: {path: '/smile-gallery', count: 7, category: 'An example'},
        reviewed: {name: reviewer.name, path: reviewer.path, on: '2026-11-20'},
      }}
    >
      {children}
    </PageContext>
  );
}
