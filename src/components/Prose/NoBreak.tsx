import {Children, type ReactNode} from 'react';

const HYPHENATED = /([^\s-]+(?:-[^\s-]+)+)/;

/** The text of a heading. Keeps hyphenated words, such as "check-up", on one line. */
export default function NoBreak({children}: {children: ReactNode}): ReactNode {
  return Children.map(children, (child) =>
    typeof child === 'string' ? wrapHyphenated(child) : child,
  );
}

function wrapHyphenated(text: string): ReactNode[] {
  return text.split(HYPHENATED).map((part, index) => {
    const isHyphenated = index % 2 === 1;
    if (!isHyphenated) return part;
    return (
      <span key={index} className="unbroken">
        {part}
      </span>
    );
  });
}
