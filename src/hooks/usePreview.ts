import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SiteMode} from '@dental/practice';

/** What a preview build knows of itself. */
export interface Preview {
  /** The revision it was built from, in short, where the host or git could tell. */
  revision: string | undefined;
  /** Where the web editor opens a file of the content. */
  editor: string | undefined;
}

/** Tells a preview, which is for reviewing a change, from the site for patients, for which it is undefined. */
export function usePreview(): Preview | undefined {
  const fields = useDocusaurusContext().siteConfig.customFields as unknown as Preview & {
    mode: SiteMode;
  };
  return fields.mode === 'preview' ? fields : undefined;
}
