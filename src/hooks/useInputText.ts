import {type RefCallback, useCallback, useState, useSyncExternalStore} from 'react';

/**
 * The text of an uncontrolled input. It is empty until hydration, and then includes text that the
 * visitor typed before.
 * @returns the text, and the ref for the input
 */
export function useInputText(): {text: string; ref: RefCallback<HTMLInputElement>} {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const subscribe = useCallback(
    (listener: () => void) => {
      input?.addEventListener('input', listener);
      return () => input?.removeEventListener('input', listener);
    },
    [input],
  );
  const text = useSyncExternalStore(
    subscribe,
    () => input?.value ?? '',
    () => '',
  );
  return {text, ref: setInput};
}
