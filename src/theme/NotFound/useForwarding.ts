import {useEffect} from 'react';
import {resolveAddress, type AddressBook} from '@site/src/addresses/resolve';

/**
 * Sends the visitor on from an address that the site knows under another spelling or an older name. The web
 * server does so first; this is for hosts whose server cannot.
 */
export function useForwarding(): void {
  useEffect(() => {
    const {pathname, search, hash} = window.location;
    addressBook().then(
      (book) => {
        const answer = resolveAddress(book, pathname);
        if (answer.kind === 'redirect') window.location.replace(`${answer.to}${search}${hash}`);
      },
      () => undefined,
    );
  }, []);
}

async function addressBook(): Promise<AddressBook> {
  const response = await fetch('/addresses.json');
  const {pages, redirects} = (await response.json()) as {pages: string[]; redirects: Record<string, string>};
  return {pages: new Set(pages), redirects: new Map(Object.entries(redirects))};
}
