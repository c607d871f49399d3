import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import type {ReactNode} from 'react';
import {onPlainClick} from '../../hooks/onPlainClick';
import {OFFICE_STATE} from '../../hooks/useOfficeScroll';

/** A link to the office section of the contact page (specification, section 2). */
export default function OfficeLink({children}: {children: ReactNode}): ReactNode {
  const history = useHistory();
  const openSection = onPlainClick(() => history.push('/contact-us', OFFICE_STATE));
  return (
    <Link to="/contact-us#office" onClick={openSection}>
      {children}
    </Link>
  );
}
