import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useRouteChange} from '../hooks/useRouteChange';

/**
 * Announces the page title to screen readers once after each page change. The browser announces the
 * first page itself.
 */
export default function RouteAnnouncer(): ReactNode {
  const [message, setMessage] = useState('');
  const isDue = useRef(false);
  useRouteChange(({toOtherPage}) => {
    isDue.current ||= toOtherPage;
  });

  useEffect(() => {
    // The title changes later than the route: after the page's script loads and updates the head.
    let {title} = document;
    const observer = new MutationObserver(() => {
      if (document.title === title) return;
      ({title} = document);
      if (!isDue.current) return;
      isDue.current = false;
      setMessage(title);
    });
    observer.observe(document.head, {childList: true, characterData: true, subtree: true});
    return () => observer.disconnect();
  }, []);

  return (
    <div className="visually-hidden" role="status">
      {message}
    </div>
  );
}
