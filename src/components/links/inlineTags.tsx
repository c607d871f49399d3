import practice from '@generated/site-content/default/practice.json';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ComponentProps, ReactNode} from 'react';
import {usePage} from '../../hooks/usePage';
import CountedLink from './CountedLink';
import MailAddress from './MailAddress';
import OfficeLink from './OfficeLink';
import BookLink from './BookLink';
import Dated from '../Dated';
import ScrollTable from '../ScrollTable';
import PageLink from './PageLink';
import NoBreak from '../Prose/NoBreak';

/** The practice's phone number as a link. */
export function Phone(): ReactNode {
  return (
    <CountedLink href={practice.phoneLink} className="unbroken">
      {practice.phone}
    </CountedLink>
  );
}

/** The practice's e-mail address as a link. */
export function Email(): ReactNode {
  return (
    <a href={`mailto:${practice.email}`}>
      <MailAddress address={practice.email} />
    </a>
  );
}

/** The practice's address in one line. */
export function Address(): ReactNode {
  return <span translate="no">{`${practice.street}, ${practice.city}`}</span>;
}

/** Facts of up to this many characters, such as `15 to 30 minutes`, stay on one line. */
const MAX_UNBROKEN_LENGTH = 24;

/**
 * A fact from `_practice`, as text. After its last day, an offer disappears with its paragraph or
 * card (src/css/base.css).
 * @throws if there is no such fact; the content check reports that first, in plain words
 */
export function Fact({name}: {name: string}): ReactNode {
  const {facts, offersEnd} = usePage();
  const text = facts[name];
  if (text === undefined) throw new Error(`There is no fact named "${name}".`);
  const isOffer = name.startsWith('offer.');
  const Part = isOffer ? Dated : 'span';
  return (
    <Part
      {...(isOffer && {as: 'span', to: offersEnd, 'data-offer': true})}
      className={text.length <= MAX_UNBROKEN_LENGTH ? 'unbroken' : undefined}
      translate={text === practice.name ? 'no' : undefined}
    >
      {text}
    </Part>
  );
}

interface HeadingProps extends ComponentProps<'h2'> {
  as: 'h2' | 'h3';
}

/** A heading whose anchor is registered with the broken-link check. */
function Heading({as: Element, id, ...rest}: HeadingProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return <Element id={id} {...rest} />;
}

/** The components that every page can use without an import. */
export const inlineComponents = {
  Phone,
  Email,
  Address,
  BookLink,
  OfficeLink,
  Fact,
  a: ({href = '', ...rest}: ComponentProps<typeof PageLink>) => <PageLink to={href} {...rest} />,
  h2: ({children, ...rest}: ComponentProps<'h2'>) => (
    <Heading as="h2" {...rest}>
      <NoBreak>{children}</NoBreak>
    </Heading>
  ),
  h3: (props: ComponentProps<'h3'>) => <Heading as="h3" {...props} />,
  table: ScrollTable,
};
