import {Children, type ReactNode} from 'react';

const HYPHENATED = /([^\s-]+(?:-[^\s-]+)+)/;

/** The words of a heading; one with a hyphen, such as "check-up", stays on one line. */
export default function NoBreak({children}: {children: ReactNode}): ReactNode {
  return Children.map(children, (child) =>
    typeof child === 'string'
      ? child.split(HYPHENATED).map((part, index) =>
          index % 2 === 0 ? (
            part
          ) : (
            <span key={index} className="unbroken">
              {part}
            </span>
          ),
        )
      : child,
  );
}
