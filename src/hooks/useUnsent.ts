import {useHistory} from '@docusaurus/router';
import {useEffect} from 'react';

const QUESTION = 'What you have typed here has not been sent. Leave this page?';

/** Asks before the visitor leaves a page on which something was typed that would be lost. */
export function useUnsent(isUnsent: boolean): void {
  const history = useHistory();
  useEffect(() => {
    if (!isUnsent) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    const unblock = history.block(() => (window.confirm(QUESTION) ? undefined : false));
    return () => {
      removeEventListener('beforeunload', ask);
      unblock();
    };
  }, [isUnsent, history]);
}
