import dentists from '@generated/site-content/default/dentists.json';
import firstPage from '@generated/site-content/default/gallery/page-1.js';
import homePage from '@generated/site-content/default/pages/index.json';
import services from '@generated/site-content/default/services.json';
import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import AtAGlance from '@site/src/components/AtAGlance';
import Band from '@site/src/components/Band';
import BenefitList from '@site/src/components/BenefitList';
import Button from '@site/src/components/Button';
import CaseCard from '@site/src/components/SmileGallery/CaseCard';
import EmergencyBox from '@site/src/components/ServiceSidebar/EmergencyBox';
import FormPlace from '@site/src/components/FormPlace';
import OfficeMap from '@site/src/components/OfficeSection/OfficeMap';
import Pagination from '@site/src/components/SmileGallery/Pagination';
import PaymentHelper from '@site/src/components/PaymentHelper';
import PersonCard from '@site/src/components/PersonGrid/PersonCard';
import PlayLink from '@site/src/components/PlayLink';
import Question from '@site/src/components/Question';
import ServiceCard from '@site/src/components/ServiceGrid/ServiceCard';
import StepList from '@site/src/components/StepList';
import ThirdPartyPlace, {WaysToReachUs} from '@site/src/components/ThirdPartyPlace';
import WhenToCall from '@site/src/components/WhenToCall';
import WorkingHours from '@site/src/components/WorkingHours';
import {STYLEGUIDE_PATH} from '@site/src/site/previewPaths';
import {PageContext, type FrontMatter} from '@site/src/hooks/usePage';
import {Blocks, EmptyGallery, Search, Ways} from './blocks';
import {EXAMPLE, EXAMPLES} from './examples';
import {HomeBlocks} from './home';
import {Frames, Overlays} from './overlays';
import {PageParts} from './pageParts';
import State from './State';
import styles from './styles.module.css';
import {Colours, Icons, Spaces, TypeScale} from './tokens';

const FRONT_MATTER: FrontMatter = {
  kind: 'page',
  title: 'Styleguide',
  description: 'Every part of the site.',
  heading: 'Styleguide',
};
const STATES = ['idle', 'loading', 'ready', 'failed'] as const;

/** Every token and every part of the site in each of its states, for whoever carries on. Preview builds only. */
export default function StyleguidePage(): ReactNode {
  const wideCase = firstPage.cases.find(({wide}) => wide);
  const plainCase = firstPage.cases.find(({wide}) => !wide);
  return (
    <PageContext
      value={{...homePage, ...EXAMPLES, toc: [], siblings: [], frontMatter: FRONT_MATTER, path: '/styleguide'}}
    >
      <Head>
        <title>Styleguide</title>
        <meta name="description" content={FRONT_MATTER.description} />
      </Head>
      <Band>
        <h1>Styleguide</h1>
        <p>Tokens and parts, in the states that a visitor can meet. This page is in preview builds only.</p>
      </Band>
      <Band tone="white" heading="Colours">
        <Colours />
      </Band>
      <Band heading="Type">
        <TypeScale />
      </Band>
      <Band tone="white" heading="Spaces and shapes">
        <Spaces />
      </Band>
      <Band heading="Icons">
        <Icons />
      </Band>
      <Band tone="sage" heading="Buttons">
        <div className={styles.row}>
          <Button to="/styleguide">Primary</Button>
          <Button to="/styleguide" look="secondary">
            Secondary
          </Button>
          <Button to="/styleguide" icon="calendar-check">
            With an icon
          </Button>
        </div>
      </Band>
      <Band tone="teal" heading="On dark">
        <div className={styles.row}>
          <Button to="/styleguide" look="light">
            Light
          </Button>
        </div>
      </Band>
      <Band heading="Cards">
        <div className={styles.cards}>
          {services.slice(0, 2).map((service) => (
            <ServiceCard key={service.path} {...service} />
          ))}
          {dentists.slice(0, 1).map((person) => (
            <PersonCard key={person.path} person={person} about={person.summary} />
          ))}
        </div>
        {dentists.slice(1, 2).map((person) => (
          <PersonCard key={person.path} person={person} look="full" about={person.summary} />
        ))}
      </Band>
      <Band tone="sand" heading="Videos">
        <div className={styles.cards}>
          <PlayLink id={EXAMPLE} />
          <PlayLink id={EXAMPLE} look="line" />
        </div>
      </Band>
      <Band heading="Blocks of a service page">
        <AtAGlance time="About an hour" visits="One" recovery="None" lasts="Until the next visit" />
        <StepList>
          <ol>
            <li>
              <strong>A first step.</strong> What happens in it.
            </li>
            <li>
              <strong>A second step.</strong> What happens next.
            </li>
          </ol>
        </StepList>
        <BenefitList>
          <ul>
            <li>
              <strong>A benefit.</strong> What it means.
            </li>
            <li>
              <strong>Another.</strong> What that means.
            </li>
          </ul>
        </BenefitList>
        <div>
          <Question title="A question that is closed">
            <p>Its answer.</p>
          </Question>
          <Question title="One that is open" open>
            <p>Its answer.</p>
          </Question>
        </div>
        <WhenToCall>
          <ul>
            <li>Something hurts.</li>
            <li>Something is swollen.</li>
          </ul>
        </WhenToCall>
        <EmergencyBox />
      </Band>
      <Band tone="sky" heading="Cases">
        {[plainCase, wideCase].map(
          (smileCase) =>
            smileCase && <CaseCard key={smileCase.id} smileCase={smileCase} openPicture={() => undefined} />,
        )}
        <Pagination page={3} pageCount={7} pathOf={() => STYLEGUIDE_PATH} />
        <EmptyGallery />
      </Band>
      <Band tone="white" heading="The search">
        <Search />
      </Band>
      <Band heading="Places of outside services">
        <FormPlace form="contact" />
        <div className={styles.cards}>
          {STATES.map((state) => (
            <State key={state} name={state}>
              <ThirdPartyPlace state={state} loadingText="Loading." fallback={<WaysToReachUs />}>
                {state === 'ready' && <p>What the service draws.</p>}
              </ThirdPartyPlace>
            </State>
          ))}
        </div>
        <Frames />
        <OfficeMap />
      </Band>
      <Band tone="sand" heading="Facts">
        <WorkingHours />
        <PaymentHelper />
      </Band>
      <Ways />
      <Blocks />
      <Overlays />
      <HomeBlocks />
      <PageParts />
    </PageContext>
  );
}
