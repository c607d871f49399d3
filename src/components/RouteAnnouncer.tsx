import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useRouteChange} from '../hooks/useRouteChange';

/**
 * Says the title of the page to screen readers after each change to another page, once. It says nothing
 * for the first page, which the browser announces itself.
 */
export default function RouteAnnouncer(): ReactNode {
  const [message, setMessage] = useState('');
  const isDue = useRef(false);
  useRouteChange(({toOtherPage}) => {
    isDue.current ||= toOtherPage;
  });

  useEffect(() => {
    // The title follows the route late: when the page's script has come and its head data is written.
    const observer = new MutationObserver(() => {
      if (!isDue.current) return;
      isDue.current = false;
      setMessage(document.title);
    });
    observer.observe(document.head.querySelector('title') ?? document.head, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return () => observer.disconnect();
  }, []);

  return (
    <div className="visually-hidden" role="status">
      {message}
    </div>
  );
}
