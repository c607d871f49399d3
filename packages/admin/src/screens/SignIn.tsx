import {useEffect, useRef, useState, type ReactNode} from 'react';

const NOT_SET_UP = "Sign-in isn't set up yet. Follow step 3 of docs/launch.md.";

/** The messages of the sign-in window (`hosting/sign-in`). */
const STARTED = 'authorizing:github';
const ANSWER = /^authorization:github:(?<result>success|error):(?<content>\{.*\})$/;

interface SignInProps {
  /** The address of the sign-in service; undefined if it isn't set up. */
  address: string | undefined;
  onToken(this: void, token: string): void;
}

/** Asks people to sign in with their GitHub accounts, in a window of the sign-in service. */
export function SignIn({address, onToken}: SignInProps): ReactNode {
  const [message, setMessage] = useState('');
  const popup = useRef<Window | null>(null);
  useEffect(() => {
    if (address === undefined) return undefined;
    const {origin: signInOrigin} = new URL(address);
    const handleMessage = ({origin, source, data}: MessageEvent<unknown>) => {
      if (origin !== signInOrigin || source !== popup.current) return;
      // The answer asks for ours first, so that it knows our origin.
      if (data === STARTED) return popup.current?.postMessage(STARTED, signInOrigin);
      const {result, content} = ANSWER.exec(String(data))?.groups ?? {};
      if (content === undefined) return;
      const answer = JSON.parse(content) as {token?: string; message?: string};
      popup.current?.close();
      if (result === 'success' && answer.token) onToken(answer.token);
      else setMessage(answer.message ?? "GitHub didn't sign you in. Try again.");
    };
    addEventListener('message', handleMessage);
    return () => removeEventListener('message', handleMessage);
  }, [address, onToken]);
  if (address === undefined) return <p role="alert">{NOT_SET_UP}</p>;
  const open = () => {
    popup.current = window.open(`${address}/auth`, 'sign-in', 'width=600,height=700');
    if (!popup.current) setMessage('Allow this site to open a window, then try again.');
  };
  return (
    <section className="sign-in">
      <h1>Editor</h1>
      <button type="button" className="primary" onClick={open}>
        Sign in with GitHub
      </button>
      <p role="status">{message}</p>
    </section>
  );
}
