import {useEffect, type RefObject} from 'react';
import {answersIn, fillIn, keepAnswers, keptAnswers, repeatNames} from './answers';

/** How long after the last key answers are kept, in milliseconds. Safari allows 100 changes of history in 30 seconds. */
const PAUSE = 400;

/**
 * Keeps what is filled in with the page, and nowhere else. Before answers are lost that have not been printed, the browser
 * asks once.
 */
export function useAnswers(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const end = new AbortController();
    const {signal} = end;
    let isNew = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const keep = () => {
      clearTimeout(timer);
      keepAnswers(answersIn(element));
      repeatNames(element);
    };
    const note = () => {
      isNew = true;
      clearTimeout(timer);
      timer = setTimeout(keep, PAUSE);
    };
    const ask = (event: BeforeUnloadEvent) => {
      keep();
      if (isNew) event.preventDefault();
      isNew = false;
    };
    const settle = () => {
      isNew = false;
    };

    fillIn(element, keptAnswers());
    keep();
    element.addEventListener('input', note, {signal});
    // The fields are empty once the event is over.
    element.addEventListener('reset', () => setTimeout(() => [keep(), settle()]), {signal});
    addEventListener('beforeunload', ask, {signal});
    addEventListener('pagehide', keep, {signal});
    addEventListener('beforeprint', keep, {signal});
    addEventListener('afterprint', settle, {signal});
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [form]);
}
