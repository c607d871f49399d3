import type {Problem} from '@dental/content';
import type {ReactNode} from 'react';
import {focusProblem} from './focusField';
import {makeLink} from './routes';
import type {EditedEntry} from './useEntry';

interface ProblemLinkProps {
  problem: Problem;
  /** The entry of the open form. */
  entry: Pick<EditedEntry, 'path' | 'text'>;
  children: ReactNode;
}

/** A button that goes to a problem's field or line in the open form, or a link to its form. */
export function ProblemLink({problem, entry: {path, text}, children}: ProblemLinkProps): ReactNode {
  const {file} = problem;
  if (file !== path) return <a href={makeLink({screen: 'form', file})}>{children}</a>;
  return (
    <button type="button" onClick={() => focusProblem(problem, text)}>
      {children}
    </button>
  );
}
