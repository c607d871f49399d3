/** More from one page would say nothing new. */
const MOST = 5;

/**
 * Sends what goes wrong in the scripts of this page to an address, in the form of the Reporting API: the message and its
 * place, without the query of the page's address and without anything that was typed. What a policy refuses is reported by
 * the browser, but for a policy in a `<meta>` element, which can't say where to (CSP level 3, 3.3): that is sent as well.
 */
export function reportErrors(address: string): void {
  let sent = 0;
  const send = (body: object, type = 'error') => {
    const url = location.origin + location.pathname;
    if (sent++ < MOST) navigator.sendBeacon(address, JSON.stringify([{type, url, body}]));
  };
  addEventListener('error', ({message, filename: sourceFile, lineno: lineNumber, colno: columnNumber}) =>
    send({message, sourceFile, lineNumber, columnNumber}),
  );
  addEventListener('unhandledrejection', ({reason}: {reason: unknown}) =>
    send({message: String((reason as Error | undefined)?.message ?? reason)}),
  );
  addEventListener(
    'securitypolicyviolation',
    ({effectiveDirective, blockedURI: blockedURL, sourceFile, lineNumber, originalPolicy}) => {
      // A policy in a header names where it reports to.
      if (!originalPolicy.includes('report-to'))
        send({effectiveDirective, blockedURL, sourceFile, lineNumber}, 'csp-violation');
    },
  );
}
