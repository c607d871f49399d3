import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Facts about a preview build. */
export interface Preview {
  /** The short hash of the commit it was built from, if the host or git provides it. */
  revision: string | undefined;
  /** The web editor's address, up to the path of a content file. */
  editor: string | undefined;
}

/** The preview build, for reviewing a change; undefined on the site for patients. */
export function usePreview(): Preview | undefined {
  const {mode, revision, editor} = useDocusaurusContext().siteConfig.customFields ?? {};
  if (mode !== 'preview') return undefined;
  return {
    revision: typeof revision === 'string' ? revision : undefined,
    editor: typeof editor === 'string' ? editor : undefined,
  };
}
