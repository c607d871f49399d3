import type {ReactNode} from 'react';

/** An e-mail address as text, which may go on to a second line after its @. */
export default function MailAddress({address}: {address: string}): ReactNode {
  const [name, host] = address.split('@');
  return (
    <span>
      {name}@<wbr />
      {host}
    </span>
  );
}
