/** The blocks that the editor knows: those of lib/text/markdown/allowed.ts. Whatever else is pasted becomes one of them, or its words alone. */
import { mergeAttributes } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Code } from '@tiptap/extension-code';
import { Document } from '@tiptap/extension-document';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions';
import { isAllowedLink } from '@/lib/text/markdown/allowed';

const inside = '(paragraph | bulletList | orderedList)';

/** A cell of Markdown spans nothing. */
const oneByOne = {
  colspan: { default: 1, parseHTML: () => 1 },
  rowspan: { default: 1, parseHTML: () => 1 },
  colwidth: { default: null },
};

export const extensions = [
  ...[Document, Paragraph, Text, Bold, Italic, UndoRedo, ListKeymap, BulletList, TableRow],
  Heading.extend({
    marks: '',
    /** Pasted headings come as near as possible. */
    parseHTML: () => [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: level < 3 ? 2 : 3 } })),
  }).configure({ levels: [2, 3] }),
  Code.extend({ excludes: '', renderHTML: ({ HTMLAttributes }) => ['code', mergeAttributes(HTMLAttributes, { dir: 'ltr' }), 0] }),
  OrderedList.extend({ addAttributes: () => ({ start: { default: 1 } }) }),
  // The Tab key leaves the text, in lists and tables too.
  ListItem.extend({
    content: `paragraph ${inside}*`,
    addKeyboardShortcuts() {
      return { Enter: () => this.editor.commands.splitListItem(this.name) };
    },
  }),
  Blockquote.extend({ content: `${inside}+` }),
  Table.extend({ addKeyboardShortcuts: () => ({}) }),
  TableHeader.extend({ content: 'paragraph+', addAttributes: () => oneByOne }),
  TableCell.extend({ content: 'paragraph+', addAttributes: () => oneByOne }),
  Link.extend({ addAttributes: () => ({ href: { default: null } }) }).configure({
    openOnClick: false,
    autolink: false,
    isAllowedUri: isAllowedLink,
  }),
];
