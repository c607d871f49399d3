import {useLocation} from '@docusaurus/router';
import {MDXProvider} from '@mdx-js/react';
import type {ComponentType, ReactNode} from 'react';
import EditLink from '../components/EditLink';
import HeadData from './HeadData';
import {inlineComponents} from '../components/inline';
import type {PageData} from '../plugins/site-content/pageData';
import type {SiblingLink} from '../plugins/site-content/siblings';
import {PageContext, type FrontMatter, type TocEntry} from '../hooks/usePage';

/** An MDX file as the bundler gives it. */
export interface MdxContent {
  (): ReactNode;
  frontMatter: FrontMatter;
  page: PageData;
  siblings: readonly SiblingLink[];
  /** What is rendered around it, by the kind of page: see src/plugins/site-content/attachPageData.ts. */
  Template: ComponentType<{children: ReactNode}>;
  toc: readonly TocEntry[];
}

/** A page of the site: its head data, and its body in the template of its kind. */
export default function Page({content: Body}: {content: MdxContent}): ReactNode {
  const {pathname} = useLocation();
  const path = pathname.replace(/(.)\/$/, '$1');
  const {frontMatter, page, siblings, Template, toc} = Body;
  return (
    <PageContext value={{...page, frontMatter, path, toc, siblings}}>
      <HeadData />
      <Template>
        <MDXProvider components={inlineComponents}>
          <Body />
        </MDXProvider>
      </Template>
      <EditLink file={page.file} look="page">
        Edit this page
      </EditLink>
    </PageContext>
  );
}
