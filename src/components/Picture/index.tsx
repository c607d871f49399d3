import Head from '@docusaurus/Head';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {usePicture} from '../../hooks/usePicture';
import type {Picture as Prepared} from '@dental/content';
import styles from './styles.module.css';

interface PreparedProps {
  picture: Prepared;
  /** What the picture shows, for those who cannot see it; empty if the words beside it say the same. */
  alt: string;
  /** How wide it is shown, as the `sizes` attribute takes it. */
  sizes?: string;
  /** Whether it is in view when the page opens: then the browser is told of it before it meets it. */
  first?: boolean;
  /** Whether it may be in view when the page opens on a wide screen: then it does not wait for the visitor. */
  soon?: boolean;
  className?: string | undefined;
}

/** A prepared picture: the best format and width that the browser takes, in a place that holds its shape. */
export function PreparedPicture({
  picture,
  alt,
  sizes = '100vw',
  first = false,
  soon = first,
  className,
}: PreparedProps): ReactNode {
  const {src, width, height, sources, tone} = picture;
  return (
    <picture className={clsx(styles.picture, `tone-${tone}`, className)}>
      {first && <Preload picture={picture} sizes={sizes} />}
      {sources.map(({type, srcset}) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={soon ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}

function Preload({picture: {src, sources}, sizes}: {picture: Prepared; sizes: string}): ReactNode {
  const [best] = sources;
  return (
    <Head>
      {best ? (
        <link
          rel="preload"
          as="image"
          type={best.type}
          imageSrcSet={best.srcset}
          imageSizes={sizes}
          fetchPriority="high"
        />
      ) : (
        <link rel="preload" as="image" href={src} fetchPriority="high" />
      )}
    </Head>
  );
}

/**
 * A picture in the text of a page.
 * @param image its name under `static/img`, without ending, such as `facility/lounge`
 */
export default function Picture({image, alt}: {image: string; alt: string}): ReactNode {
  const sizes = '(min-width: 62rem) 48rem, 100vw';
  return (
    <PreparedPicture
      picture={usePicture(image)}
      alt={alt}
      sizes={sizes}
      className={styles.inText}
    />
  );
}
