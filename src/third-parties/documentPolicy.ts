/** The hosts that each page may contact beyond those of every page, by its path: see src/third-parties/hostsByPage.ts. */
export type HostsByPage = Readonly<Record<string, readonly string[]>>;

/** Whether a page contacts no host that the document, which was loaded for another page, may not contact. */
export function mayBeShownIn(hosts: HostsByPage, document: string, page: string): boolean {
  return (hosts[page] ?? []).every((host) => hosts[document]?.includes(host));
}
