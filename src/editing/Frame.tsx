import {blocks, shared, templates} from '@generated/site-content/default/admin/registry.js';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import type {Root} from 'hast';
import {toJsxRuntime, type Components} from 'hast-util-to-jsx-runtime';
import {useMDXComponents} from '@mdx-js/react';
import {useEffect, useState, type ReactNode} from 'react';
import {createPortal, flushSync} from 'react-dom';
import {Fragment, jsx, jsxs} from 'react/jsx-runtime';
import {GalleryContext} from '@site/src/components/SmileGallery/galleryContext';
import MessagePage from '@site/src/components/MessagePage';
import SiteFooter from '@site/src/components/SiteFooter';
import SiteHeader from '@site/src/components/SiteHeader';
import {PageAt} from '@site/src/templates/Page';
import type {ShownPage, Told} from '@dental/admin';
import {replaceContent} from './replaceContent';
import {leadToChange, leadToWords, saidNow} from './showChange';

/**
 * The page in which the web editor shows what is being edited, with the site's own templates and blocks; previews only.
 * It takes pages from its own site alone, as data: nothing that is sent is run.
 */
export default function Frame(): ReactNode {
  const [page, setPage] = useState<ShownPage>();
  useEffect(() => {
    let path: string | undefined;
    let latest: ShownPage;
    const show = (shown: ShownPage) => {
      const former = path === shown.frontMatter.path ? saidNow() : undefined;
      path = shown.frontMatter.path;
      for (const [name, content] of Object.entries(shown.shared))
        replaceContent(shared[name], content);
      // Offers and closures follow the clock: an edited one is shown as on its first day.
      history.replaceState(null, '', `?editor&on=${shown.on ?? ''}`);
      flushSync(() => setPage(shown));
      const heading = shown.gallery?.cases[0]?.heading;
      if (former) leadToChange(former);
      else if (heading) leadToWords(heading);
    };
    const take = ({origin, data}: MessageEvent<Told | undefined>) => {
      if (origin !== location.origin || !data?.page) return;
      latest = data.page;
      if (!data.former || path === latest.frontMatter.path) return show(latest);
      // What has changed already when the page comes is found as any other change; first the page says what it says by the clock.
      show(data.former);
      setTimeout(() => show(latest));
    };
    // What is shown leads nowhere, as in a picture.
    const stay = (event: Event) =>
      (event.target as Element).closest('a, form') && event.preventDefault();
    const end = new AbortController();
    addEventListener('message', take, {signal: end.signal});
    for (const name of ['click', 'submit'])
      addEventListener(name, stay, {capture: true, signal: end.signal});
    if (parent !== window) parent.postMessage({} satisfies Told, location.origin);
    return () => end.abort();
  }, []);
  return (
    <>
      <Head>
        <title>The page that is being edited</title>
        <meta name="description" content="The frame of the web editor, in previews only." />
      </Head>
      {page && <Around />}
      {page ? (
        <ErrorBoundary fallback={({tryAgain}) => <Unshown page={page} tryAgain={tryAgain} />}>
          <Shown page={page} />
        </ErrorBoundary>
      ) : (
        <MessagePage heading="Preview" subheading="The page that is being edited">
          <p>Open a page in the editor, and it is shown here as patients will see it.</p>
        </MessagePage>
      )}
    </>
  );
}

/** Header and footer in the place of those that stay as they are from page to page, so that a menu that is edited changes. */
function Around(): ReactNode {
  const [header] = useState(() => takePlaceOf('header'));
  const [footer] = useState(() => takePlaceOf('footer'));
  return (
    <>
      {createPortal(<SiteHeader />, header)}
      {createPortal(<SiteFooter />, footer)}
    </>
  );
}

function takePlaceOf(part: string): Element {
  const place = document.createElement('div');
  place.style.display = 'contents';
  document.querySelector(`#__docusaurus > ${part}`)?.replaceWith(place);
  return place;
}

/** In the place of a page of which a block cannot be rendered, until another one comes. */
function Unshown({page, tryAgain}: {page: ShownPage; tryAgain: () => void}): ReactNode {
  const [failed] = useState(page);
  useEffect(() => {
    if (page !== failed) tryAgain();
  }, [page, failed, tryAgain]);
  return (
    <MessagePage heading="Preview" subheading="This page cannot be shown yet">
      <p>A block on it cannot be shown as it is written.</p>
    </MessagePage>
  );
}

function Shown({page}: {page: ShownPage}): ReactNode {
  const {frontMatter, data, siblings, toc, body, gallery} = page;
  return (
    <GalleryContext value={gallery}>
      <PageAt
        path={frontMatter.path}
        parts={{frontMatter, page: data, siblings, toc, Template: templates[frontMatter.kind]}}
      >
        <Body tree={body} />
      </PageAt>
    </GalleryContext>
  );
}

/** The body of a page, of which the tags name blocks of the site and nothing else. */
function Body({tree}: {tree: Root}): ReactNode {
  const components: Record<string, unknown> = {...blocks, ...useMDXComponents()};
  const blockOf = (expression: object) => {
    const {name} = expression as {name: string};
    if (!Object.hasOwn(components, name)) throw new Error(`There is no block called ${name}.`);
    return components[name];
  };
  const refuse = () => {
    throw new Error('Nothing in a text is run.');
  };
  return toJsxRuntime(tree, {
    Fragment,
    jsx,
    jsxs,
    components: components as Components,
    createEvaluater: () => ({evaluateExpression: blockOf, evaluateProgram: refuse}),
  }) as ReactNode;
}
