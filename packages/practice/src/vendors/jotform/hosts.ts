/** Where a form is, and where it sends itself; public pages frame forms from either. A HIPAA account has its own. */
export function hostsOf({hipaa}: {hipaa?: boolean | undefined}): readonly [string, string] {
  return hipaa
    ? ['https://hipaa.jotform.com', 'https://hipaa-submit.jotform.com']
    : ['https://form.jotform.com', 'https://submit.jotform.com'];
}
