import practice from '@generated/site-content/default/practice.json';
import type {ReactNode} from 'react';
import Banner from '../components/Banner';
import Button from '../components/Button';
import Columns from '../components/Columns';
import PageActions from '../components/PageActions';
import Prose from '../components/Prose';
import ReviewedNote from '../components/ReviewedNote';
import ServiceSidebar from '../components/ServiceSidebar';
import {usePage} from '../hooks/usePage';

/** A sub-service (specification, section 2): its text, its siblings, and the Contact Us button. */
export default function SubServicePage({children}: {children: ReactNode}): ReactNode {
  const service = usePage().breadcrumb.at(-2)?.label ?? '';
  return (
    <>
      <Banner />
      <Columns aside={<ServiceSidebar title={`More in ${service}`} parentLabel={`${service} overview`} />}>
        <Prose lead>{children}</Prose>
        <ReviewedNote />
        <PageActions
          heading="Is there something you would like to ask?"
          text="Write to us or call. We answer in plain words, and asking does not commit you to anything."
        >
          <Button to="/contact-us" icon="message-circle">
            Contact Us
          </Button>
          <Button to={practice.phoneLink} look="secondary" icon="phone">
            {practice.phone}
          </Button>
        </PageActions>
      </Columns>
    </>
  );
}
