import {useHistory} from '@docusaurus/router';
import labels from '@generated/site-content/default/labels/forms.json';
import {useEffect} from 'react';

/** Asks before the visitor leaves a page on which something was typed that would be lost. */
export function useBeforeUnload(isUnsent: boolean): void {
  const history = useHistory();
  useEffect(() => {
    if (!isUnsent) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    const unblock = history.block(() => (window.confirm(labels.leave) ? undefined : false));
    return () => {
      removeEventListener('beforeunload', ask);
      unblock();
    };
  }, [isUnsent, history]);
}
