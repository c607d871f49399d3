import type {Root, RootContent} from 'mdast';
import type {PageKind} from './schemas/pageFields';

/** Tags that visitors must see without opening anything. A section with one of them stays open. */
const OPEN_TAGS = new Set(['StepList', 'SubServices', 'VideoEmbed', 'Question', 'PerioProtect']);
/** The tag of a call box, which ends a folded section. */
export const CALL_BOX = 'WhenToCall';

/**
 * Groups the body of a page by its level 2 headings, in place. A page of text and blocks gets a
 * `<section>` for each. On a treatment's page, sections after the first one become `<details>`, if
 * they have no block that visitors must see.
 */
export function groupSections(tree: Root, kind: PageKind): void {
  if (kind !== 'page' && kind !== 'service' && kind !== 'sub-service') return;
  const starts = tree.children.flatMap((node, index) => (isHeading(node) ? index : []));
  const [first = tree.children.length] = starts;
  const groups = starts.map((start, index) => tree.children.slice(start, starts[index + 1]));
  tree.children = [
    ...tree.children.slice(0, first),
    ...groups.flatMap((group, index) => {
      if (kind === 'page') return wrap('section', group);
      return index === 0 || group.some(isOpen) ? group : fold(group);
    }),
  ];
}

const isHeading = (node: RootContent) => node.type === 'heading' && node.depth === 2;

const getName = (node: RootContent) => (node.type === 'mdxJsxFlowElement' && node.name) || '';

const isOpen = (node: RootContent) => OPEN_TAGS.has(getName(node));

function fold(group: readonly RootContent[]): RootContent[] {
  const callBox = group.findIndex((node) => getName(node) === CALL_BOX);
  const end = callBox === -1 ? group.length : callBox;
  const summary = wrap('summary', group.slice(0, 1));
  return [wrap('details', [summary, ...group.slice(1, end)]), ...group.slice(end)];
}

/** An element around nodes; mdast has no type for it. */
function wrap(hName: string, children: readonly RootContent[]): RootContent {
  const hProperties = {dataProse: 'part', ...(hName === 'details' && {dataPrint: 'open'})};
  const element = {type: 'part', data: {hName, hProperties}, children};
  return element as unknown as RootContent;
}
