import {useLocation} from '@docusaurus/router';
import {MDXProvider} from '@mdx-js/react';
import type {ComponentType, ReactNode} from 'react';
import EditLink from '../components/EditLink';
import HeadData from '../components/HeadData';
import {inlineComponents} from '../components/inline';
import type {PageKind} from '../content/schemas/page';
import type {PageData} from '../plugins/site-content/pageData';
import DentistPage from './DentistPage';
import HomePage from './HomePage';
import LegalPage from './LegalPage';
import {PageContext, type FrontMatter, type TocEntry} from '../hooks/usePage';
import ServicePage from './ServicePage';
import StaffPage from './StaffPage';
import StandardPage from './StandardPage';
import SubServicePage from './SubServicePage';

const TEMPLATES: Record<PageKind, ComponentType<{children: ReactNode}>> = {
  home: HomePage,
  page: StandardPage,
  service: ServicePage,
  'sub-service': SubServicePage,
  dentist: DentistPage,
  staff: StaffPage,
  legal: LegalPage,
};

/** An MDX file as the bundler gives it. */
export interface MdxContent {
  (): ReactNode;
  frontMatter: FrontMatter;
  page: PageData;
  toc: readonly TocEntry[];
  metadata: {source: string};
}

/** A page of the site: its head data, and its body in the template of its kind. */
export default function Page({content: Body}: {content: MdxContent}): ReactNode {
  const {pathname} = useLocation();
  const path = pathname.replace(/(.)\/$/, '$1');
  const {frontMatter, page, toc, metadata} = Body;
  const Template = TEMPLATES[frontMatter.kind];
  return (
    <PageContext value={{...page, frontMatter, path, toc}}>
      <HeadData />
      <Template>
        <MDXProvider components={inlineComponents}>
          <Body />
        </MDXProvider>
      </Template>
      <EditLink file={metadata.source.replace('@site/pages-content/', '')} look="page">
        Edit this page
      </EditLink>
    </PageContext>
  );
}
