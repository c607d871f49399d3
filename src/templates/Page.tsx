import {useLocation} from '@docusaurus/router';
import {MDXProvider} from '@mdx-js/react';
import type {ComponentType, ReactNode} from 'react';
import EditLink from '../components/preview/EditLink';
import HeadData from './HeadData';
import OutdatedNote from './parts/OutdatedNote';
import {inlineComponents} from '../components/links/inlineTags';
import type {PageLink} from '@dental/content';
import type {PageData} from '@site/src/data';
import type {FrontMatter, TocEntry} from '@dental/content';
import {useLazyLayout} from '../hooks/useLazyLayout';
import {PageContext} from '../hooks/usePage';

/** The parts of a page besides its body. */
export interface PageParts {
  frontMatter: FrontMatter;
  page: PageData;
  siblings: readonly PageLink[];
  /** The template for this kind of page (src/plugins/site-content/attachPageData.ts). */
  Template: ComponentType<{children: ReactNode}>;
  toc: readonly TocEntry[];
}

/** An MDX file as the bundler compiles it. */
export interface MdxContent extends PageParts {
  (): ReactNode;
}

/** A page of the site: its head data, and its body in the template of its kind. */
export default function Page({content: Body}: {content: MdxContent}): ReactNode {
  const {pathname} = useLocation();
  useLazyLayout();
  return (
    <>
      <PageAt path={pathname.replace(/(.)\/$/, '$1')} parts={Body}>
        <Body />
      </PageAt>
      <EditLink file={Body.page.file} look="page">
        Edit this page
      </EditLink>
    </>
  );
}

interface PageAtProps {
  path: string;
  parts: PageParts;
  /** The page's body. */
  children: ReactNode;
}

/** A page with the context that its template and blocks need, on the site or in the editor. */
export function PageAt({path, parts, children}: PageAtProps): ReactNode {
  const {frontMatter, page, siblings, Template, toc} = parts;
  return (
    <PageContext value={{...page, frontMatter, path, toc, siblings}}>
      <HeadData />
      {page.isOutdated && <OutdatedNote />}
      <Template>
        <MDXProvider components={inlineComponents}>{children}</MDXProvider>
      </Template>
    </PageContext>
  );
}
