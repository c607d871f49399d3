import hours from '@generated/site-content/default/hours.json';
import {useEffect} from 'react';
import {CALL_STATE, getCallState} from '@dental/practice';
import {useNow} from '../../hooks/useNow';
import {useRequestedDay} from '../../hooks/useToday';

/**
 * Shows whom to call on the day that a reviewer picked (`data-when`, src/css/base.css). On other
 * days the script at the end of the page does that, for as long as the page is open.
 */
export default function PreviewCallState(): null {
  const now = useNow();
  const requested = useRequestedDay();
  const state = requested && now && getCallState(hours, now);
  useEffect(() => {
    if (state === undefined) return;
    const {body} = document;
    delete body.dataset.says;
    body[CALL_STATE] = state;
  }, [state]);
  return null;
}
