/* Stands in for @docusaurus/Link, and writes what that has written into the page. */

import {useHistory} from '@docusaurus/router';
import type {Props} from '@docusaurus/Link';
import {createPath} from 'history';
import {
  useEffect,
  useImperativeHandle,
  useRef,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
} from 'react';
import {isPlainClick} from '../../../hooks/isPlainClick';
import {useOutsideHosts} from '../../../hooks/useDocumentPolicy';
import docusaurus from './docusaurus';
import {useDrawAhead} from './router';

const ELSEWHERE = /^(?:\w*:|\/\/)/;
const NEW_TAB = {target: '_blank', rel: 'noopener noreferrer'};

/** How long a link has to be in sight for its page to be fetched, in milliseconds: what is scrolled past is not read. */
const READ = 300;

const waiting = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Has the pages behind links that are in sight for a while fetched; one observer does for all links. */
const sight = new IntersectionObserver((entries) => {
  for (const {isIntersecting, target} of entries) {
    clearTimeout(waiting.get(target));
    if (!isIntersecting) continue;
    const fetchAhead = () => {
      sight.unobserve(target);
      docusaurus.prefetch((target as HTMLAnchorElement).pathname);
    };
    waiting.set(target, setTimeout(fetchAhead, READ));
  }
});

/** As of Docusaurus's link, but for what tells of a menu which link is the present page's. */
type LinkProps = Omit<Props, 'ref' | 'isNavLink' | 'activeClassName' | 'isActive' | 'autoAddBaseUrl'> & {
  ref?: Ref<HTMLAnchorElement | null>;
};

/**
 * A link. One to a page of the site is followed without a new document; to the page that is shown it leaves no trace in
 * the history.
 */
export default function Link({ref, to, href, 'data-noBrokenLinkCheck': _, ...rest}: LinkProps): ReactNode {
  const asked = to ?? href;
  const isOutside = asked !== undefined && ELSEWHERE.test(asked);
  const address = isOutside ? asked.replace('pathname://', '') : asked?.replace(/^([^?#]+)\/(?=$|[?#])/, '$1');
  const isRouted =
    address !== undefined && !isOutside && !address.startsWith('#') && (rest.target ?? '_self') === '_self';

  const history = useHistory();
  const drawAhead = useDrawAhead();
  const outsideHosts = useOutsideHosts();
  const anchor = useRef<HTMLAnchorElement>(null);
  useImperativeHandle(ref, () => anchor.current!);
  useEffect(() => {
    const element = anchor.current;
    // The footer leads to nearly every page, and few follow it.
    if (!isRouted || !element || element.closest('footer')) return;
    sight.observe(element);
    return () => {
      clearTimeout(waiting.get(element));
      sight.unobserve(element);
    };
  }, [isRouted, address]);

  if (!isRouted) return <a ref={anchor} href={address} {...(isOutside && NEW_TAB)} {...rest} />;

  const fetchNow = () => docusaurus.preload(anchor.current?.pathname ?? '');
  // While the finger rests on the link there is time to draw the page that it leads to.
  const press = async (event: PointerEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    const link = event.currentTarget;
    const hold = new AbortController();
    const end = ({type, target}: Event) => {
      hold.abort();
      // The visitor scrolls, or has thought better of it.
      if (type === 'pointercancel' || !link.contains(target as Node)) drawAhead();
    };
    for (const type of ['pointerup', 'pointercancel']) addEventListener(type, end, {signal: hold.signal});
    // A page with hosts of its own may become a new document.
    if ((await fetchNow()) && !hold.signal.aborted && !(link.pathname in outsideHosts)) drawAhead(address);
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    rest.onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    history[createPath(history.location) === address ? 'replace' : 'push'](address);
  };
  return (
    <a
      {...rest}
      ref={anchor}
      href={address}
      onClick={follow}
      onMouseEnter={() => void fetchNow()}
      onPointerDown={(event) => void press(event)}
    />
  );
}
