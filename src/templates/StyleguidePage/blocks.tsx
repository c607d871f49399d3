import dentists from '@generated/site-content/default/dentists.json';
import services from '@generated/site-content/default/services.json';
import staff from '@generated/site-content/default/staff.json';
import type {ReactNode} from 'react';
import Band from '@site/src/components/Band';
import Breadcrumb from '@site/src/components/Breadcrumb';
import Button, {ReloadButton} from '@site/src/components/Button';
import Card from '@site/src/components/Card';
import CostRanges from '@site/src/components/CostRanges';
import FinancingWidget from '@site/src/components/FinancingWidget';
import FormsLink from '@site/src/components/FormsLink';
import GalleryFilter from '@site/src/components/SmileGallery/GalleryFilter';
import InsurancePlans from '@site/src/components/InsurancePlans';
import OfficeSection from '@site/src/components/OfficeSection';
import PageActions from '@site/src/components/PageActions';
import PaymentPartners from '@site/src/components/PaymentPartners';
import PersonGrid from '@site/src/components/PersonGrid';
import Prose from '@site/src/components/Prose';
import ReviewWall from '@site/src/components/ReviewWall';
import ScrollTable from '@site/src/components/ScrollTable';
import ServiceSidebar from '@site/src/components/ServiceSidebar';
import SkillGroups from '@site/src/components/SkillGroups';
import {NotLoaded, NothingFound} from '@site/src/components/SmileGallery';
import SiteSearch from '@site/src/components/SiteSearch';
import {Failed, Nothing} from '@site/src/components/SiteSearch/Hits';
import SocialLinks from '@site/src/components/SiteFooter/SocialLinks';
import Split from '@site/src/components/Split';
import SubServices from '@site/src/components/SubServices';
import TableOfContents from '@site/src/components/TableOfContents';
import VideoEmbed from '@site/src/components/VideoEmbed';
import {PageContext, usePage} from '@site/src/hooks/usePage';
import {EXAMPLE} from './examples';
import State from './State';
import styles from './styles.module.css';

const SERVICE = '/services/general-dentistry';
const BREADCRUMB = [
  {label: 'Home', path: '/'},
  {label: 'Services', path: '/services'},
  {label: 'General dentistry', path: SERVICE},
];
const TOC = [
  {value: 'A first section', id: 'first', level: 2},
  {value: 'A second section', id: 'second', level: 2},
];

const SIBLINGS = services.map(({title, path}) => ({label: title, path}));

/** What shows a way through the site; the breadcrumb and the contents mark where the visitor is. */
export function Ways(): ReactNode {
  return (
    <PageContext
      value={{
        ...usePage(),
        path: SERVICE,
        breadcrumb: BREADCRUMB,
        toc: TOC,
        siblings: SIBLINGS,
        subServices: services.slice(0, 2),
      }}
    >
      <Band heading="Ways through the site">
        <Breadcrumb />
        <div className={styles.cards}>
          <div>
            <TableOfContents />
          </div>
          <div>
            <ServiceSidebar title="Other services" parentLabel="All services" />
          </div>
        </div>
        <Prose>
          <SubServices heading="Parts of a service">What the cards lead to.</SubServices>
        </Prose>
      </Band>
    </PageContext>
  );
}

/** The blocks about people, offers and money. */
export function Blocks(): ReactNode {
  return (
    <>
      <Band tone="white" heading="People">
        <PersonGrid people={dentists} about={({summary}) => summary ?? ''} />
        <PersonGrid people={staff.slice(0, 2)} />
        <SkillGroups
          skills={[{title: 'A skill', text: 'What it is for.'}]}
          education={[{title: 'A degree', text: 'Where and when.'}]}
        />
      </Band>
      <Band heading="Fallbacks">
        <Split>
          <Card>A card, in white with a shadow</Card>
          <Card tone="sage">or in one of the colors of the ground</Card>
        </Split>
        <PageActions heading="Ready when you are" text="One sentence about the next step.">
          <Button to="/styleguide">The step</Button>
          <Button to="/styleguide" look="secondary">
            Another one
          </Button>
        </PageActions>
        <FormsLink>Download the new-patient forms</FormsLink>
      </Band>
      <Band tone="sand" heading="Reviews">
        <ReviewWall />
      </Band>
      <Band heading="Money">
        <PaymentPartners />
        <FinancingWidget />
        <InsurancePlans />
        <CostRanges />
      </Band>
      <Band tone="sage" heading="The office">
        <OfficeSection />
      </Band>
      <Band tone="teal" heading="Elsewhere">
        <SocialLinks />
      </Band>
      <Band heading="A video in its place, and a table">
        <Split align="start">
          <VideoEmbed id={EXAMPLE} />
          <ScrollTable>
            <thead>
              <tr>
                <th scope="col">What</th>
                <th scope="col">How much</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>A thing</td>
                <td>$100</td>
              </tr>
            </tbody>
          </ScrollTable>
        </Split>
      </Band>
    </>
  );
}

/** The smile gallery without a case: when none matches, and when they could not be loaded. */
export function EmptyGallery(): ReactNode {
  return (
    <>
      <GalleryFilter filter={{gender: 'female'}} />
      <div className={styles.cards}>
        <State name="empty">
          <NothingFound />
        </State>
        <State name="failed">
          <NotLoaded />
        </State>
        <State name="a page that failed">
          <ReloadButton />
        </State>
      </div>
    </>
  );
}

/** The search, and what it says when nothing is found and when it does not come. */
export function Search(): ReactNode {
  return (
    <>
      <SiteSearch>A hint.</SiteSearch>
      <div className={styles.cards}>
        <State name="empty">
          <Nothing />
        </State>
        <State name="failed">
          <Failed onAgain={() => undefined} />
        </State>
      </div>
    </>
  );
}
