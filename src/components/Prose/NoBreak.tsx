import {Children, type ReactNode} from 'react';

/** A word such as "check-up", or a phone number with its area code. */
const HYPHENATED = /((?:\(\d{3}\) )?[^\s-]+(?:-[^\s-]+)+)/;

/** Text in large letters. Keeps hyphenated words and phone numbers on one line. */
export default function NoBreak({children}: {children: ReactNode}): ReactNode {
  return Children.map(children, (child) =>
    typeof child === 'string' ? wrapHyphenated(child) : child,
  );
}

function wrapHyphenated(text: string): ReactNode[] {
  const parts = text.split(HYPHENATED);
  if (parts.length === 1) return parts;
  return parts.map((part, index) => (
    <span key={index} className={index % 2 === 1 ? 'unbroken' : undefined}>
      {part}
    </span>
  ));
}
