import hours from '@generated/site-content/default/hours.json';
import {useEffect} from 'react';
import {getCallState} from '@dental/practice';
import {useNow} from '../hooks/useNow';

/**
 * Keeps `data-office` of the root element, which decides whose phone number shows (`data-when`),
 * right by the clock. Until hydration a script in the page does that.
 */
export default function CallState(): null {
  const now = useNow();
  const state = now && getCallState(hours, now);
  useEffect(() => {
    if (state === undefined) return;
    const {dataset} = document.documentElement;
    delete dataset.says;
    dataset.office = state;
  }, [state]);
  return null;
}
