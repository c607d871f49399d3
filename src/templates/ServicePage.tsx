import layout from '@generated/site-content/default/labels/layout.json';
import labels from '@generated/site-content/default/labels/services.json';
import practice from '@generated/site-content/default/practice.json';
import {useLocation} from '@docusaurus/router';
import {useEffect, type ReactNode} from 'react';
import {decodePath, interpolate} from '@dental/practice';
import Banner from '../components/Banner';
import Button from '../components/Button';
import CasesLink from './parts/CasesLink';
import WithAside from '../components/layout/WithAside';
import PageActions from './parts/PageActions';
import Prose from '../components/Prose';
import ReviewedNote from './parts/ReviewedNote';
import ServiceSidebar from './parts/ServiceSidebar';
import ShareLink from '../components/ShareLink';
import TreatmentFacts from './parts/TreatmentFacts';
import {usePage} from '../hooks/usePage';

/**
 * A service or a sub-service (specification, section 2): its key facts, its text, links to related
 * services, the emergency box, and the next step. That is booking for a service, and the contact
 * page for a sub-service.
 */
export default function ServicePage({children}: {children: ReactNode}): ReactNode {
  const {frontMatter, breadcrumb} = usePage();
  const {hash} = useLocation();
  useEffect(() => {
    const target = document.getElementById(decodePath(hash.slice(1)) ?? '');
    const fold = target?.closest('details:not([open])');
    fold?.setAttribute('open', '');
    if (fold) target?.scrollIntoView();
  }, [hash]);
  const isService = frontMatter.kind === 'service';
  const service = breadcrumb.at(-2)?.label ?? '';
  const title = isService ? labels.others : interpolate(labels.moreIn, {service});
  const sidebar = (
    <ServiceSidebar
      title={title}
      parentLabel={isService ? labels.all : interpolate(labels.overview, {service})}
    />
  );
  return (
    <>
      <Banner>
        <CasesLink />
      </Banner>
      <WithAside before={<TreatmentFacts />} after={sidebar} afterLabel={title}>
        <Prose lead>{children}</Prose>
        <ReviewedNote />
        <ShareLink />
        <PageActions
          heading={isService ? labels.ready : labels.ask}
          text={isService ? labels.readyText : labels.askText}
        >
          {isService ? (
            <Button to={practice.links.booking}>{layout.request}</Button>
          ) : (
            <Button to="/contact-us" icon="message-circle">
              {labels.contactUs}
            </Button>
          )}
          <Button to={practice.phoneLink} look="secondary" icon="phone">
            {practice.phone}
          </Button>
        </PageActions>
      </WithAside>
    </>
  );
}
