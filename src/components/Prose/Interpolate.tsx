import {Fragment, type ReactNode} from 'react';

interface Props {
  /** A label such as `You can call {phone}.` */
  label: string;
  /** The elements by the names in braces. */
  parts: Readonly<Record<string, ReactNode>>;
}

/** A label with elements, such as links, in place of its braces. */
export default function Interpolate({label, parts}: Props): ReactNode {
  return label
    .split(/\{(\w+)\}/)
    .map((textOrName, index) =>
      index % 2 === 0 ? (
        <span key={index}>{textOrName}</span>
      ) : (
        <Fragment key={index}>{parts[textOrName]}</Fragment>
      ),
    );
}
