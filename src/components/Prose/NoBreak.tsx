import {Children, type ReactNode} from 'react';

const HYPHENATED = /([^\s-]+(?:-[^\s-]+)+)/;

/** The text of a heading. Keeps hyphenated words, such as "check-up", on one line. */
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
