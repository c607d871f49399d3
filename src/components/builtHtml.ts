interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {createHTML(html: string): string},
  ): {createHTML(html: string): string};
}

/** Only browsers that know Trusted Types have them (https://www.w3.org/TR/trusted-types/); the server does not. */
const {trustedTypes} = globalThis as {trustedTypes?: TrustedTypes};
const policy = trustedTypes?.createPolicy('built', {createHTML: (html) => html});

/**
 * HTML that the build has made of our own content, as `dangerouslySetInnerHTML` takes it under the page's CSP, which
 * requires Trusted Types. Never for what a visitor, an address or another host has given.
 */
export function builtHtml(html: string): {__html: string} {
  return {__html: policy?.createHTML(html) ?? html};
}
