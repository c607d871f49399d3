import {Schema, type Attrs, type Node} from 'prosemirror-model';

/** Reads the attributes of a part that is kept as source, when it's copied within the editor. */
const readKeptPart = (element: HTMLElement): Attrs => ({
  source: element.dataset.source,
  label: element.textContent,
});

/** The formats of a running text: the parts of Markdown that a form can show. */
export const schema = new Schema({
  nodes: {
    doc: {content: 'block+'},
    paragraph: {
      content: 'inline*',
      group: 'block',
      parseDOM: [{tag: 'p'}],
      toDOM: () => ['p', 0],
    },
    heading: {
      attrs: {level: {default: 2}},
      content: 'inline*',
      group: 'block',
      defining: true,
      parseDOM: [
        {tag: 'h1, h2', attrs: {level: 2}},
        {tag: 'h3, h4, h5, h6', attrs: {level: 3}},
      ],
      toDOM: ({attrs}) => [`h${attrs.level as number}`, 0],
    },
    bullet_list: {
      attrs: {spread: {default: false}},
      content: 'list_item+',
      group: 'block',
      parseDOM: [{tag: 'ul'}],
      toDOM: () => ['ul', 0],
    },
    ordered_list: {
      attrs: {spread: {default: false}, order: {default: 1}},
      content: 'list_item+',
      group: 'block',
      parseDOM: [{tag: 'ol'}],
      toDOM: ({attrs}) => ['ol', {start: String(attrs.order)}, 0],
    },
    list_item: {
      attrs: {spread: {default: false}},
      content: 'paragraph block*',
      defining: true,
      parseDOM: [{tag: 'li'}],
      toDOM: () => ['li', 0],
    },
    blockquote: {
      content: 'block+',
      group: 'block',
      toDOM: () => ['blockquote', 0],
    },
    rule: {group: 'block', parseDOM: [{tag: 'hr'}], toDOM: () => ['hr']},
    table: {
      attrs: {align: {default: null}},
      content: 'table_row+',
      group: 'block',
      isolating: true,
      parseDOM: [{tag: 'table'}],
      toDOM: () => ['table', ['tbody', 0]],
    },
    table_row: {
      content: 'table_cell+',
      parseDOM: [{tag: 'tr'}],
      toDOM: () => ['tr', 0],
    },
    table_cell: {
      attrs: {isHeader: {default: false}},
      content: 'inline*',
      isolating: true,
      parseDOM: [{tag: 'th', attrs: {isHeader: true}}, {tag: 'td'}],
      toDOM: ({attrs}) => [attrs.isHeader ? 'th' : 'td', 0],
    },
    /** A part of a text that the form can't show. It keeps its source. */
    kept_block: {
      attrs: {source: {}, label: {}},
      group: 'block',
      atom: true,
      parseDOM: [{tag: 'div[data-source]', getAttrs: readKeptPart}],
      toDOM: (node) => ['div', ...createKeptPart(node)],
    },
    text: {group: 'inline'},
    hard_break: {
      inline: true,
      group: 'inline',
      selectable: false,
      parseDOM: [{tag: 'br'}],
      toDOM: () => ['br'],
    },
    /** A fact, or another part of a sentence that the form can't show. It keeps its source. */
    chip: {
      attrs: {source: {}, label: {}},
      inline: true,
      group: 'inline',
      atom: true,
      parseDOM: [{tag: 'span[data-source]', getAttrs: readKeptPart}],
      toDOM: (node) => ['span', ...createKeptPart(node)],
    },
  },
  marks: {
    link: {
      attrs: {href: {}, title: {default: null}},
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) => ({
            href: element.getAttribute('href')?.replaceAll(' ', '%20'),
            title: element.getAttribute('title'),
          }),
        },
      ],
      toDOM: ({attrs}) => ['a', attrs, 0],
    },
    /** A tag around words, such as a link that follows the practice's booking page. */
    tag: {
      attrs: {open: {}, close: {}},
      inclusive: false,
      excludes: '',
      parseDOM: [
        {
          tag: 'span[data-open]',
          getAttrs: ({dataset}) => ({open: dataset.open, close: dataset.close}),
        },
      ],
      toDOM: ({attrs}) => [
        'span',
        {class: 'text-tag', 'data-open': attrs.open as string, 'data-close': attrs.close as string},
        0,
      ],
    },
    strong: {
      parseDOM: [{tag: 'strong'}, {tag: 'b'}],
      toDOM: () => ['strong', 0],
    },
    em: {
      parseDOM: [{tag: 'em'}, {tag: 'i'}],
      toDOM: () => ['em', 0],
    },
  },
});

function createKeptPart({attrs}: Node): [Record<string, string>, string] {
  const {source, label} = attrs as {source: string; label: string};
  return [{class: 'kept-part', 'data-source': source}, label];
}
