import {useHistory} from '@docusaurus/router';
import labels from '@generated/site-content/default/labels/forms.json';
import {useEffect} from 'react';

/** Asks for confirmation before the visitor leaves a page with unsent input. */
export function useBeforeUnload(isUnsent: boolean): void {
  const history = useHistory();
  useEffect(() => {
    if (!isUnsent) return undefined;
    const confirmLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', confirmLeave);
    const unblock = history.block(() => (window.confirm(labels.leave) ? undefined : false));
    return () => {
      removeEventListener('beforeunload', confirmLeave);
      unblock();
    };
  }, [isUnsent, history]);
}
