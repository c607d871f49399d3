import labels from '@generated/site-content/default/labels/page.json';
import practice from '@generated/site-content/default/practice.json';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {interpolate} from '@dental/practice';
import {usePage} from '../../hooks/usePage';
import Breadcrumb from '../Breadcrumb';
import {PreparedPicture} from '../Picture';
import styles from './styles.module.css';

/**
 * The top of every inner page: breadcrumb, heading and, by the page's front matter, its wide `banner`,
 * its `image` in an arch, or a line drawing (specification, section 2).
 * @param children a few words under the heading
 */
export default function Banner({children}: {children?: ReactNode}): ReactNode {
  const {frontMatter, pictures} = usePage();
  const wide = frontMatter.banner === undefined ? undefined : pictures[frontMatter.banner];
  const framed = 'image' in frontMatter ? pictures[frontMatter.image] : undefined;
  const isPortrait = framed !== undefined && framed.height > framed.width;
  return (
    <header className={clsx(styles.banner, wide ? styles.wide : styles.quiet)} data-print="banner">
      {wide && (
        <PreparedPicture
          picture={wide}
          alt=""
          sizes="(min-width: 48rem) 100vw, 42rem"
          first
          className={styles.picture}
        />
      )}
      <p className={styles.letterhead} data-print="letterhead">
        {practice.name} · {practice.street}, {practice.city} · {practice.phone}
      </p>
      <div className={styles.inner}>
        <div className={styles.words}>
          <Breadcrumb />
          <h1>{frontMatter.heading}</h1>
          {children}
        </div>
        {!wide && framed && (
          <PreparedPicture
            picture={framed}
            alt={isPortrait ? interpolate(labels.portrait, {name: frontMatter.heading}) : ''}
            sizes="(min-width: 62rem) 30rem, 100vw"
            first
            className={clsx(styles.frame, isPortrait ? styles.portrait : styles.scene)}
          />
        )}
        {!wide && !framed && !practice.missing.includes('lines.svg') && (
          <div className={styles.lines} />
        )}
      </div>
    </header>
  );
}
