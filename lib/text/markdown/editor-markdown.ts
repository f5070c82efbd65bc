/** The document of the editor as Markdown. */
import type { EditorMark, EditorNode } from './editor-document';
import { type Part, type PartOf, type Phrase, printMarkdown } from './parse';

export function editorMarkdown(document: EditorNode): string {
  const children = filled(document.content ?? []).flatMap(blockOf);
  return children.length > 0 ? printMarkdown({ type: 'root', children }) : '';
}

const isEmpty = ({ type, content }: EditorNode) => (type === 'paragraph' || type === 'heading') && !content?.length;

/** Paragraphs without a word stand for nothing in Markdown. */
const filled = (blocks: readonly EditorNode[]) => blocks.filter((block) => !isEmpty(block));

function blockOf({ type, attrs, content = [] }: EditorNode): Part[] {
  const blocks = () => filled(content).flatMap(blockOf) as PartOf<'listItem'>['children'];
  switch (type) {
    case 'heading':
      return [{ type, depth: attrs?.level === 3 ? 3 : 2, children: phrasesOf(content) }];
    case 'blockquote':
      return [{ type, children: blocks() }];
    case 'bulletList':
    case 'orderedList': {
      const children = content.map(itemOf);
      const spread = children.some((item) => item.spread);
      const ordered = type === 'orderedList';
      return [{ type: 'list', ordered, ...(ordered && { start: Number(attrs?.start ?? 1) }), spread, children }];
    }
    case 'table':
      return [{ type, children: content.map(rowOf) }];
    default:
      return [{ type: 'paragraph', children: phrasesOf(content) }];
  }
}

function itemOf({ content = [] }: EditorNode): PartOf<'listItem'> {
  const children = filled(content).flatMap(blockOf) as PartOf<'listItem'>['children'];
  return { type: 'listItem', spread: children.filter(({ type }) => type === 'paragraph').length > 1, children };
}

/** A cell of Markdown is one line. */
function rowOf({ content = [] }: EditorNode): PartOf<'tableRow'> {
  const inLine = (cell: EditorNode) =>
    (cell.content ?? []).flatMap((block, index) => [
      ...(index > 0 ? [{ type: 'text', text: ' ' }] : []),
      ...(block.content ?? []),
    ]);
  return { type: 'tableRow', children: content.map((cell) => ({ type: 'tableCell', children: phrasesOf(inLine(cell)) })) };
}

/** From the outside inwards. */
const order = ['link', 'bold', 'italic', 'code'];

interface Piece {
  text: string;
  marks: readonly EditorMark[];
}

const isSame = (a: EditorMark | undefined, b: EditorMark | undefined) => a?.type === b?.type && a?.attrs?.href === b?.attrs?.href;
const find = (piece: Piece | undefined, mark: EditorMark) => piece?.marks.find((one) => isSame(one, mark));

/** The spaces before a text, the text, and the spaces after it. */
function spacesApart(text: string): string[] {
  const inner = text.trim();
  const start = text.indexOf(inner);
  return inner ? [text.slice(0, start), inner, text.slice(start + inner.length)] : [text];
}

function phrasesOf(nodes: readonly EditorNode[]): Phrase[] {
  const split = nodes.flatMap(({ text = '', marks = [] }) =>
    spacesApart(text)
      .filter(Boolean)
      .map((part): Piece => ({ text: part, marks })),
  );
  // A space at the end of a marked word is outside of it: there a mark would not close.
  const pieces = split.map((piece, index): Piece => {
    if (piece.text.trim()) return piece;
    const [before, after] = [split[index - 1], split[index + 1]];
    return { ...piece, marks: piece.marks.filter((mark) => find(before, mark) && find(after, mark)) };
  });
  return nest(pieces, order);
}

function nest(pieces: readonly Piece[], [mark, ...inner]: readonly string[]): Phrase[] {
  if (!mark) return pieces.length > 0 ? [{ type: 'text', value: pieces.map(({ text }) => text).join('') }] : [];
  const runs: { mark: EditorMark | undefined; pieces: Piece[] }[] = [];
  for (const piece of pieces) {
    const own = piece.marks.find(({ type }) => type === mark);
    const last = runs.at(-1);
    if (last && isSame(last.mark, own)) last.pieces.push(piece);
    else runs.push({ mark: own, pieces: [piece] });
  }
  return runs.flatMap(({ mark: own, pieces: inside }): Phrase[] => {
    if (!own) return nest(inside, inner);
    if (own.type === 'code') return [{ type: 'inlineCode', value: inside.map(({ text }) => text).join('') }];
    const children = nest(inside, inner);
    if (own.type === 'link') return [{ type: 'link', url: String(own.attrs?.href), children: children as [] }];
    return [{ type: own.type === 'bold' ? 'strong' : 'emphasis', children }];
  });
}
