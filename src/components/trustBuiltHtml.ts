interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {createHTML(html: string): string},
  ): {createHTML(html: string): string};
}

/** Undefined on the server and in browsers without https://www.w3.org/TR/trusted-types/. */
const {trustedTypes} = globalThis as {trustedTypes?: TrustedTypes};
const policy = trustedTypes?.createPolicy('built', {createHTML: (html) => html});

/**
 * Prepares HTML that the build made from our own content for `dangerouslySetInnerHTML`, because the
 * page's CSP requires Trusted Types. Never use it for input from a visitor, an address, or another
 * host.
 */
export function trustBuiltHtml(html: string): {__html: string} {
  return {__html: policy?.createHTML(html) ?? html};
}
