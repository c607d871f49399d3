import {useHistory} from '@docusaurus/router';
import type {ReactNode} from 'react';
import {useTranslatedPath} from '../../language';
import {onPlainClick} from '../../hooks/onPlainClick';
import PageLink from './PageLink';
import {OFFICE_STATE} from '../../hooks/useOfficeScroll';

/** A link to the office section of the contact page (specification, section 2). */
export default function OfficeLink({children}: {children: ReactNode}): ReactNode {
  const history = useHistory();
  const pathname = useTranslatedPath('/contact-us');
  const openSection = onPlainClick(() => history.push(pathname, OFFICE_STATE));
  return (
    <PageLink to={`${pathname}#office`} onClick={openSection}>
      {children}
    </PageLink>
  );
}
