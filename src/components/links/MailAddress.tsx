import type {ReactNode} from 'react';

/** An e-mail address as text, which can wrap after its @. */
export default function MailAddress({address}: {address: string}): ReactNode {
  const [name, host] = address.split('@');
  return (
    <span translate="no">
      {`${name}@`}
      <wbr />
      {host}
    </span>
  );
}
