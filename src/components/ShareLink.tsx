import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import englishLabels from '@generated/site-content/default/labels/page.json';
import {useState, type MouseEvent, type ReactNode} from 'react';
import {usePage} from '../hooks/usePage';
import {useWords} from '../language';
import Icon from './Icon';

/**
 * Shares the page without a third party, through the device's share menu or the clipboard. Without
 * scripts it opens an email with the page's address.
 */
export default function ShareLink(): ReactNode {
  const labels = useWords('labels/page', englishLabels);
  const {siteConfig} = useDocusaurusContext();
  const {frontMatter, path} = usePage();
  const [isCopied, setCopied] = useState(false);
  const title = frontMatter.heading;
  const url = siteConfig.url + path;
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;

  const share = async () => {
    const page = {title, url: window.location.origin + path};
    try {
      if (navigator.canShare?.(page)) return await navigator.share(page);
      await navigator.clipboard.writeText(page.url);
      setCopied(true);
    } catch (error) {
      // A visitor who closes the share menu doesn't want an email instead.
      const isCanceled = error instanceof DOMException && error.name === 'AbortError';
      if (!isCanceled) window.location.assign(mail);
    }
  };
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    void share();
  };
  return (
    <p className="row line fine gap-4" data-print="hide">
      <a href={mail} className="line-within target gap-2" onClick={handleClick}>
        <Icon name="share" />
        <span>{labels.share}</span>
      </a>
      <span role="status">{isCopied && labels.copied}</span>
    </p>
  );
}
