import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** What a preview build knows of itself. */
export interface Preview {
  /** The revision it was built from, in short, where the host or git could tell. */
  revision: string | undefined;
  /** Where the web editor opens a file of the content. */
  editor: string | undefined;
}

/** Tells a preview, which is for reviewing a change, from the site for patients, for which it is undefined. */
export function usePreview(): Preview | undefined {
  const {mode, revision, editor} = useDocusaurusContext().siteConfig.customFields ?? {};
  if (mode !== 'preview') return undefined;
  return {revision: asText(revision), editor: asText(editor)};
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
