/**
 * A script in the head of every page that puts the page's own address into the address bar. Where a host shows a page
 * under another spelling, such as `/about-us.html`, the site's router would take it for an unknown address.
 */
export const OWN_ADDRESS_SCRIPT =
  '{let p=new URL(document.querySelector("[rel=canonical]").href).pathname;' +
  'p!=location.pathname&&history.replaceState(history.state,"",location.href.replace(/[^?#]*/,p))}';
