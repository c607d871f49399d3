import labels from '@generated/site-content/default/labels/services.json';
import practice from '@generated/site-content/default/practice.json';
import type {ReactNode} from 'react';
import {fillIn} from '../site/fillIn';
import Banner from '../components/Banner';
import Button from '../components/Button';
import CasesLink from '../components/CasesLink';
import Columns from '../components/Columns';
import PageActions from '../components/PageActions';
import Prose from '../components/Prose';
import ReviewedNote from '../components/ReviewedNote';
import ServiceSidebar from '../components/ServiceSidebar';
import ShareLink from '../components/ShareLink';
import {usePage} from '../hooks/usePage';

/** A sub-service (specification, section 2): its text, its siblings, and the Contact Us button. */
export default function SubServicePage({children}: {children: ReactNode}): ReactNode {
  const service = usePage().breadcrumb.at(-2)?.label ?? '';
  return (
    <>
      <Banner />
      <Columns
        aside={
          <ServiceSidebar title={fillIn(labels.moreIn, {service})} parentLabel={fillIn(labels.overview, {service})} />
        }
      >
        <Prose lead>{children}</Prose>
        <CasesLink />
        <ReviewedNote />
        <ShareLink />
        <PageActions heading={labels.ask} text={labels.askText}>
          <Button to="/contact-us" icon="message-circle">
            {labels.contactUs}
          </Button>
          <Button to={practice.phoneLink} look="secondary" icon="phone">
            {practice.phone}
          </Button>
        </PageActions>
      </Columns>
    </>
  );
}
