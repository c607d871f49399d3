import hours from '@generated/site-content/default/hours.json';
import {useEffect} from 'react';
import {CALL_STATE, getCallState} from '@dental/practice';
import {useNow} from '../hooks/useNow';

/**
 * Keeps the call state of the root element right by the clock. It decides whose phone number shows
 * (`data-when`, src/css/base.css). Until hydration a script in the page does that.
 */
export default function CallState(): null {
  const now = useNow();
  const state = now && getCallState(hours, now);
  useEffect(() => {
    if (state === undefined) return;
    const root = document.documentElement;
    delete root.dataset.says;
    root[CALL_STATE] = state;
  }, [state]);
  return null;
}
