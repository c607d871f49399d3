import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** What a preview build knows of itself. */
export interface Preview {
  /** The revision it was built from, in short, where the host or git could tell. */
  revision: string | undefined;
}

/** Tells a preview, which is for reviewing a change, from the site for patients, for which it is undefined. */
export function usePreview(): Preview | undefined {
  const {mode, revision} = useDocusaurusContext().siteConfig.customFields ?? {};
  if (mode !== 'preview') return undefined;
  return {revision: typeof revision === 'string' ? revision : undefined};
}
