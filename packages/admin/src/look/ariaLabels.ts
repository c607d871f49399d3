const LIST_ITEM_BAR = '[class*="-StyledListItemTopBar"]';

const LOGO = '[class*="-StyledAuthenticationPage"] [class*="-CustomIconWrapper"]';

const MAIN_PARTS = [
  '[class*="-EditorContainer"]',
  '[class*="-WorkflowContainer"]',
  '[class*="-StyledAuthenticationPage"]',
].join(', ');

interface AddedAttribute {
  selector: string;
  attribute: string;
  value: string;
}

/** The attributes that Decap's elements lack for screen readers. */
const ADDED_ATTRIBUTES: readonly AddedAttribute[] = [
  {
    selector: `${LIST_ITEM_BAR} > button:first-child`,
    attribute: 'aria-label',
    value: 'Show or hide',
  },
  {selector: `${LIST_ITEM_BAR} > button:last-child`, attribute: 'aria-label', value: 'Remove'},
  {selector: `${LIST_ITEM_BAR} > [role=button]`, attribute: 'aria-label', value: 'Move'},
  {selector: '#preview-pane', attribute: 'title', value: 'The page, and the results of the checks'},
  {selector: MAIN_PARTS, attribute: 'role', value: 'main'},
  {selector: LOGO, attribute: 'role', value: 'heading'},
  {selector: LOGO, attribute: 'aria-level', value: '1'},
  {selector: LOGO, attribute: 'aria-label', value: 'Editor'},
];

/** Adds labels and roles to Decap's elements, whenever new ones appear. */
export function addAriaLabels(document: Document): void {
  const addAttributes = () => {
    for (const {selector, attribute, value} of ADDED_ATTRIBUTES) {
      const unlabeled = `:is(${selector}):not([${attribute}])`;
      for (const element of document.querySelectorAll(unlabeled)) {
        element.setAttribute(attribute, value);
      }
    }
  };
  new MutationObserver(addAttributes).observe(document, {childList: true, subtree: true});
}
