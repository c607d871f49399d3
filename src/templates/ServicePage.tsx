import practice from '@generated/site-content/default/practice.json';
import type {ReactNode} from 'react';
import Banner from '../components/Banner';
import Button from '../components/Button';
import Columns from '../components/Columns';
import PageActions from '../components/PageActions';
import Prose from '../components/Prose';
import ReviewedNote from '../components/ReviewedNote';
import ServiceSidebar from '../components/ServiceSidebar';

/** A service (specification, section 2): its text, the other services, the emergency box, the way to an appointment. */
export default function ServicePage({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      <Banner />
      <Columns aside={<ServiceSidebar title="Other services" parentLabel="All services" />}>
        <Prose lead>{children}</Prose>
        <ReviewedNote />
        <PageActions
          heading="Ready when you are"
          text="Choose a time online, at any hour. If you would rather talk first, call us and ask."
        >
          <Button to={practice.links.booking}>Request an Appointment</Button>
          <Button to={practice.phoneLink} look="secondary" icon="phone">
            {practice.phone}
          </Button>
        </PageActions>
      </Columns>
    </>
  );
}
