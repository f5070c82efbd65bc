/** Markdown as the document of the editor. What is not allowed becomes text, so that nothing is lost. */
import { errorOf, source } from './allowed';
import { type Part, type Phrase, parseMarkdown } from './parse';

export interface EditorMark {
  type: string;
  attrs?: Record<string, unknown>;
}

/** A node as ProseMirror writes it. */
export interface EditorNode {
  type?: string;
  attrs?: Record<string, unknown> | undefined;
  content?: EditorNode[];
  marks?: EditorMark[];
  text?: string;
}

type Container = 'list' | 'blockquote';

export function editorDocument(markdown: string): EditorNode {
  return { type: 'doc', content: orParagraph(parseMarkdown(markdown).children.map((node) => blockOf(node, markdown))) };
}

const orParagraph = (blocks: EditorNode[]): EditorNode[] => (blocks.length > 0 ? blocks : [{ type: 'paragraph' }]);

function blockOf(node: Part, markdown: string, container?: Container): EditorNode {
  const inside = (children: readonly Part[], of: Container) => children.map((child) => blockOf(child, markdown, of));
  const line = (children: readonly Phrase[]) => contentOf(children.flatMap((child) => phrasesOf(child, [], markdown)));
  if (errorOf(node, container) === null) {
    if (node.type === 'heading') return { type: 'heading', attrs: { level: node.depth }, ...line(node.children) };
    if (node.type === 'paragraph') return { type: 'paragraph', ...line(node.children) };
    if (node.type === 'blockquote') return { type: 'blockquote', content: orParagraph(inside(node.children, 'blockquote')) };
    if (node.type === 'list') {
      const content = node.children.map((item) => ({ type: 'listItem', content: itemContent(inside(item.children, 'list')) }));
      return node.ordered ? { type: 'orderedList', attrs: { start: node.start ?? 1 }, content } : { type: 'bulletList', content };
    }
    if (node.type === 'table') {
      const [head] = node.children;
      const cell = (row: typeof head, column: number) => ({
        type: row === head ? 'tableHeader' : 'tableCell',
        content: [{ type: 'paragraph', ...line(row?.children[column]?.children ?? []) }],
      });
      const rows = node.children.map((row) => ({
        type: 'tableRow',
        content: head?.children.map((_, column) => cell(row, column)) ?? [],
      }));
      return { type: 'table', content: rows };
    }
  }
  return { type: 'paragraph', ...contentOf(textNode(source(node, markdown), [])) };
}

/** In the editor an item begins with a paragraph. */
function itemContent(blocks: EditorNode[]): EditorNode[] {
  return blocks[0]?.type === 'paragraph' ? blocks : [{ type: 'paragraph' }, ...blocks];
}

const contentOf = (content: EditorNode[]) => (content.length > 0 ? { content } : {});

function phrasesOf(node: Phrase, marks: readonly EditorMark[], markdown: string): EditorNode[] {
  const within = (children: readonly Phrase[], mark: EditorMark) =>
    children.flatMap((child) => phrasesOf(child, [...marks, mark], markdown));
  if (errorOf(node) !== null) return textNode(node.type === 'break' ? ' ' : source(node, markdown), marks);
  if (node.type === 'strong') return within(node.children, { type: 'bold' });
  if (node.type === 'emphasis') return within(node.children, { type: 'italic' });
  if (node.type === 'link') return within(node.children, { type: 'link', attrs: { href: node.url } });
  if (node.type === 'inlineCode') return textNode(node.value, [...marks, { type: 'code' }]);
  return node.type === 'text' ? textNode(node.value, marks) : [];
}

function textNode(text: string, marks: readonly EditorMark[]): EditorNode[] {
  const lines = text.split('\n').map((line, index, { length }) => {
    const rest = index === 0 ? line : line.trimStart();
    return index === length - 1 ? rest : rest.trimEnd();
  });
  const line = lines.filter((part, index) => part || index === 0 || index === lines.length - 1).join(' ');
  return line ? [{ type: 'text', text: line, ...(marks.length > 0 && { marks: [...marks] }) }] : [];
}
