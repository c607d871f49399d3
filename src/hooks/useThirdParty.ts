import integrations from '@generated/site-content/default/integrations.json';
import register from '@generated/site-content/default/registered-hosts.json';
import {useEffect, useEffectEvent, useState} from 'react';
import {loadThirdParty, type ThirdParty} from '../third-parties/scripts';
import {usePreview} from './usePreview';

/** How far an outside service is: not wanted yet, on its way, there, or not to be had. */
export type ThirdPartyState = 'idle' | 'loading' | 'ready' | 'failed';

/** After how many milliseconds the place of a service shows another way, so that it is there within 8 seconds. */
const PATIENCE = 7_500;

/**
 * Follows an outside service, whose script is added once for the whole visit.
 * @param wanted whether the visitor has come to where it is needed
 * @param start sets the service to work here once its script has run, and tells whether that went well
 */
export function useThirdParty(name: ThirdParty, wanted: boolean, start: () => boolean): ThirdPartyState {
  const isPreview = usePreview() !== undefined;
  const [outcome, setOutcome] = useState<'ready' | 'failed'>();
  const startHere = useEffectEvent(start);
  useEffect(() => {
    if (!wanted) return undefined;
    let gone = false;
    loadThirdParty(name, isPreview ? undefined : integrations[name].script, register).then(
      () => gone || setOutcome(startHere() ? 'ready' : 'failed'),
      () => gone || setOutcome('failed'),
    );
    return () => {
      gone = true;
    };
  }, [name, wanted, isPreview]);
  return outcome ?? (wanted ? 'loading' : 'idle');
}

/**
 * The state of a service's place, which counts what the visitor sees and not only the script: a service that has
 * drawn nothing within 8 seconds has failed, and one that draws something even later is there.
 * @param drawn whether the service has drawn something
 */
export function usePlaceState(script: ThirdPartyState, drawn: boolean): ThirdPartyState {
  const waiting = !drawn && script !== 'idle';
  const [overdue, setOverdue] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setOverdue(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [waiting]);
  if (drawn) return 'ready';
  if (script === 'failed' || overdue) return 'failed';
  return script === 'idle' ? 'idle' : 'loading';
}
