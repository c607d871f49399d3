import practice from '@generated/site-content/default/practice.json';
import type {ComponentProps, ReactNode} from 'react';

interface Props extends ComponentProps<'img'> {
  /** The file name in static/img/brand. */
  file: string;
  alt: string;
  width: number;
  height: number;
  /** Replaces the picture if the practice doesn't have it. */
  children?: ReactNode;
}

/** A picture of the practice's brand. All of them are optional (docs/brand.md). */
export default function BrandPicture({file, alt, children, ...rest}: Props): ReactNode {
  if (practice.missing.includes(file)) return children;
  return <img src={`/img/brand/${file}`} alt={alt} {...rest} />;
}
