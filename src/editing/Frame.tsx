import practice from '@generated/site-content/default/practice.json';
import notices from '@generated/site-content/default/notices.json';
import {blocks, shared, templates} from '@generated/site-content/default/admin/registry.js';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import type {Root} from 'hast';
import {toJsxRuntime, type Components} from 'hast-util-to-jsx-runtime';
import {useMDXComponents} from '@mdx-js/react';
import {useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal, flushSync} from 'react-dom';
import {Fragment, jsx, jsxs} from 'react/jsx-runtime';
import {getLanguage, toMoment} from '@dental/practice';
import {GalleryContext} from '@site/src/components/SmileGallery/galleryContext';
import MessagePage from '@site/src/components/MessagePage';
import Notice from '@site/src/Notice';
import PreviewCallState from '@site/src/components/preview/PreviewCallState';
import SiteFooter from '@site/src/components/SiteFooter';
import SiteHeader from '@site/src/components/SiteHeader';
import {setTranslation} from '@site/src/language';
import {PageAt} from '@site/src/templates/Page';
import type {PreviewMessage, PreviewPage} from '@dental/admin';
import type {GalleryPageData, PageData} from '../data';
import {replaceContent} from './replaceContent';
import {readTextBlocks, scrollToChange, scrollToText} from './scrollToChange';

const DAY_MS = 86_400_000;

/** A page from the editor, with the site's view models. */
type EditorPage = PreviewPage<PageData, GalleryPageData>;

/**
 * The frame where the editor previews an edited page with the site's own templates and blocks; in
 * previews only. It accepts pages only from its own origin, and only as data: nothing in them runs.
 */
export default function Frame(): ReactNode {
  const {page, reportFailure} = usePreviewPage();
  return (
    <>
      <Head>
        <title>The page you're editing</title>
        <meta name="description" content="The preview of the web editor." />
      </Head>
      {page ? (
        <ErrorBoundary
          fallback={({tryAgain}) => (
            <RenderError page={page} onFail={reportFailure} tryAgain={tryAgain} />
          )}
        >
          <HeaderAndFooter />
          {page.on && <Notices day={page.on} />}
          <EditedPage page={page} />
        </ErrorBoundary>
      ) : (
        <MessagePage heading="Preview" subheading="The page you're editing">
          <p>Open a page in the editor to see it here as patients will.</p>
        </MessagePage>
      )}
    </>
  );
}

/**
 * Lets scripts of the page move the focus only after someone has clicked into it. Otherwise it
 * would leave the form, with what someone types there.
 */
function keepFocusInForm(): void {
  const focus = Reflect.get(HTMLElement.prototype, 'focus');
  HTMLElement.prototype.focus = function focusInFrame(options) {
    if (document.hasFocus()) focus.call(this, options);
  };
}

interface PreviewState {
  /** The latest page that could be shown; the latest of all if there is none yet. */
  page: EditorPage | undefined;
  /** Called when a page can't be shown. */
  reportFailure(this: void): void;
}

/** Keeps the latest page from the editor. Scrolls to its change whenever it's updated. */
function usePreviewPage(): PreviewState {
  const [page, setPage] = useState<EditorPage>();
  const hasFailed = useRef(false);
  const reportFailure = useCallback(() => void (hasFailed.current = true), []);
  useEffect(() => {
    const handleMessage = createMessageHandler((nextPage) => {
      hasFailed.current = false;
      flushSync(() => setPage(nextPage));
      return !hasFailed.current;
    });
    const listeners = new AbortController();
    const {signal} = listeners;
    addEventListener('message', handleMessage, {signal});
    addEventListener('click', preventNavigation, {capture: true, signal});
    addEventListener('submit', preventNavigation, {capture: true, signal});
    keepFocusInForm();
    const readyMessage: PreviewMessage = {};
    if (parent !== window) parent.postMessage(readyMessage, location.origin);
    return () => listeners.abort();
  }, []);
  return {page, reportFailure};
}

/**
 * Creates the listener for pages from the editor.
 * @param render returns false if a page can't be rendered; then the last one that could is shown
 */
function createMessageHandler(render: (page: EditorPage) => boolean) {
  /** The path and the date of the shown page. */
  let place: string | undefined;
  let latest: EditorPage;
  /** The last page that could be shown. */
  let shown: EditorPage | undefined;
  const getPlace = ({frontMatter, on}: EditorPage) => `${frontMatter.path} ${on}`;
  const show = (nextPage: EditorPage) => {
    const blocksBefore = place === getPlace(nextPage) ? readTextBlocks() : undefined;
    place = getPlace(nextPage);
    applySharedContent(nextPage);
    if (!render(nextPage)) {
      if (shown && shown !== nextPage) show(shown);
      return;
    }
    shown = nextPage;
    const caseHeading = nextPage.gallery?.cases[0]?.heading;
    if (caseHeading) scrollToText(caseHeading);
    else if (blocksBefore) scrollToChange(blocksBefore);
  };
  return ({origin, data}: MessageEvent<PreviewMessage<EditorPage> | undefined>) => {
    if (origin !== location.origin || !data?.page) return;
    latest = data.page;
    if (!data.pageBefore || place === getPlace(latest)) {
      show(latest);
      return;
    }
    // Showing the page before the edit first makes earlier changes visible as changes. The
    // timeout lets components apply the date first.
    show(data.pageBefore);
    setTimeout(() => show(latest));
  };
}

/** Replaces what all blocks read: the shared content, its translation, and the date. */
function applySharedContent({shared: data, frontMatter, on}: EditorPage): void {
  for (const [name, content] of Object.entries(data)) replaceContent(shared[name], content);
  const translate = (name: string, english: unknown) => data[`${name}.json`] ?? english;
  setTranslation(translate, getLanguage(frontMatter.path));
  // Offers and closures depend on the date: an edited one is shown on its first day.
  history.replaceState(null, '', `?editor&on=${on ?? ''}`);
}

/** Keeps links and forms from leaving the preview. */
function preventNavigation(event: Event): void {
  if ((event.target as Element).closest('a, form')) event.preventDefault();
}

/** Replaces the static header and footer, so that edited menus show. */
function HeaderAndFooter(): ReactNode {
  const [header] = useState(() => findContainer('header') ?? replaceWithContainer('header'));
  const [footer] = useState(() => findContainer('footer') ?? replaceWithContainer('footer'));
  return (
    <>
      {createPortal(<SiteHeader />, header)}
      {createPortal(<SiteFooter />, footer)}
    </>
  );
}

/** Shows the notices of a day above everything. */
function Notices({day}: {day: string}): ReactNode {
  const [place] = useState(() => {
    const container = findContainer('notices') ?? createContainer('notices');
    document.body.prepend(container);
    return container;
  });
  const start = toMoment(day, '00:00', practice.timeZone).getTime();
  const current = notices.filter(({from, until}) => from < start + DAY_MS && start < until);
  return createPortal(
    current.map((notice) => <Notice key={notice.from} notice={notice} />),
    place,
  );
}

/** Returns the container of a part that is shown again after a page that couldn't be. */
function findContainer(part: string): Element | null {
  return document.querySelector(`[data-preview-part="${part}"]`);
}

function createContainer(part: string): Element {
  const container = document.createElement('div');
  container.dataset.previewPart = part;
  container.style.display = 'contents';
  return container;
}

function replaceWithContainer(part: string): Element {
  const container = createContainer(part);
  document.querySelector(`#__docusaurus > ${part}`)?.replaceWith(container);
  return container;
}

interface RenderErrorProps {
  page: EditorPage;
  onFail(this: void): void;
  tryAgain(this: void): void;
}

/** Replaces a page that can't be rendered, until another version comes. */
function RenderError({page, onFail, tryAgain}: RenderErrorProps): ReactNode {
  const [failedPage] = useState(page);
  useLayoutEffect(onFail, [onFail]);
  useEffect(() => {
    if (page !== failedPage) tryAgain();
  }, [page, failedPage, tryAgain]);
  return (
    <MessagePage heading="Preview" subheading="This page can't be shown yet">
      <p>One of its blocks has a mistake.</p>
    </MessagePage>
  );
}

function EditedPage({page}: {page: EditorPage}): ReactNode {
  const {frontMatter, data, siblings, toc, body, gallery} = page;
  const parts = {frontMatter, page: data, siblings, toc, Template: templates[frontMatter.kind]};
  return (
    <GalleryContext value={gallery}>
      <PreviewCallState />
      <PageAt path={frontMatter.path} parts={parts}>
        <Body tree={body} />
      </PageAt>
    </GalleryContext>
  );
}

/** The body of a page. Its tags can only refer to blocks of the site. */
function Body({tree}: {tree: Root}): ReactNode {
  const components: Record<string, unknown> = {...blocks, ...useMDXComponents()};
  const findBlock = (expression: object) => {
    const {name} = expression as {name: string};
    if (!Object.hasOwn(components, name)) throw new Error(`There is no block called ${name}.`);
    return components[name];
  };
  const refuseCode = () => {
    throw new Error("A page's text can't run code.");
  };
  return toJsxRuntime(tree, {
    Fragment,
    jsx,
    jsxs,
    components: components as Components,
    createEvaluater: () => ({evaluateExpression: findBlock, evaluateProgram: refuseCode}),
  }) as ReactNode;
}
