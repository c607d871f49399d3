import {useState} from 'react';
import {toUserFacingError} from '../tasks/errors';

interface ActionMessages {
  /** Shown while it runs, such as "Updating…". */
  doing: string;
  /** Shown when it's done; none if another screen follows. */
  done?: string;
  /** The start of the message if it fails, such as "Not deleted.". */
  failed?: string;
}

/** Runs the actions of a screen, one at a time, and keeps the message about the last one. */
export function useAction() {
  const [message, setMessage] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  async function run(messages: ActionMessages, action: () => Promise<void>): Promise<void> {
    const {doing, done = '', failed = ''} = messages;
    setIsBusy(true);
    setMessage(doing);
    await action().then(
      () => setMessage(done),
      (error: unknown) => setMessage(`${failed} ${toUserFacingError(error).message}`.trim()),
    );
    setIsBusy(false);
  }

  return {message, isBusy, run};
}
