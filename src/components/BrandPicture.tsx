import practice from '@generated/site-content/default/practice.json';
import type {ComponentProps, ReactNode} from 'react';

interface Props extends ComponentProps<'img'> {
  /** Its name in static/img/brand. */
  file: string;
  alt: string;
  width: number;
  height: number;
  /** What a practice shows that has no such picture. */
  children?: ReactNode;
}

/** A picture of the practice's brand, each of which it can do without (docs/brand.md). */
export default function BrandPicture({file, alt, children, ...rest}: Props): ReactNode {
  return practice.missing.includes(file) ? (
    children
  ) : (
    <img src={`/img/brand/${file}`} alt={alt} {...rest} />
  );
}
