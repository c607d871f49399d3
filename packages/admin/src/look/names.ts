const BAR = '[class*="-StyledListItemTopBar"]';

const LOGO = '[class*="-StyledAuthenticationPage"] [class*="-CustomIconWrapper"]';

/** The parts of Decap CMS that say nothing to a screen reader, with what each is told. */
const SAID: readonly [selector: string, attribute: string, value: string][] = [
  [`${BAR} > button:first-child`, 'aria-label', 'Show or hide'],
  [`${BAR} > button:last-child`, 'aria-label', 'Remove'],
  [`${BAR} > [role=button]`, 'aria-label', 'Move'],
  ['#preview-pane', 'title', 'The page, and what the checks say of it'],
  [
    '[class*="-EditorContainer"], [class*="-WorkflowContainer"], [class*="-StyledAuthenticationPage"]',
    'role',
    'main',
  ],
  [LOGO, 'role', 'heading'],
  [LOGO, 'aria-level', '1'],
  [LOGO, 'aria-label', 'Editor'],
];

/** Names what Decap CMS leaves without a name, as soon as it is there. */
export function addAriaLabels(document: Document): void {
  const name = () => {
    for (const [selector, attribute, value] of SAID)
      for (const element of document.querySelectorAll(`:is(${selector}):not([${attribute}])`))
        element.setAttribute(attribute, value);
  };
  new MutationObserver(name).observe(document, {childList: true, subtree: true});
}
