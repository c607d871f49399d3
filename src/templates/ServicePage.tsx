import layout from '@generated/site-content/default/labels/layout.json';
import labels from '@generated/site-content/default/labels/services.json';
import practice from '@generated/site-content/default/practice.json';
import type {ReactNode} from 'react';
import Banner from '../components/Banner';
import Button from '../components/Button';
import CasesLink from '../components/CasesLink';
import Columns from '../components/Columns';
import PageActions from '../components/PageActions';
import Prose from '../components/Prose';
import ReviewedNote from '../components/ReviewedNote';
import ServiceSidebar from '../components/ServiceSidebar';
import ShareLink from '../components/ShareLink';

/** A service (specification, section 2): its text, the other services, the emergency box, the way to an appointment. */
export default function ServicePage({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      <Banner />
      <Columns aside={<ServiceSidebar title={labels.others} parentLabel={labels.all} />}>
        <Prose lead>{children}</Prose>
        <CasesLink />
        <ReviewedNote />
        <ShareLink />
        <PageActions heading={labels.ready} text={labels.readyText}>
          <Button to={practice.links.booking}>{layout.request}</Button>
          <Button to={practice.phoneLink} look="secondary" icon="phone">
            {practice.phone}
          </Button>
        </PageActions>
      </Columns>
    </>
  );
}
