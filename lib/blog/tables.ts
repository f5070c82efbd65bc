interface MarkdownNode {
  type: string;
  value?: string;
  children?: MarkdownNode[];
}

const ruler = /^[\s:|-]+$/;

/**
 * A plugin for react-markdown that reads tables: a paragraph whose lines start with "|", the second of them a row of dashes.
 * It understands what our articles use, cells with links and emphasis, and no "|" inside a cell.
 */
export function readTables() {
  return (root: MarkdownNode): void => {
    root.children = (root.children ?? []).map((node) => (isTable(node) ? tableOf(node.children ?? []) : node));
  };
}

function isTable({ type, children }: MarkdownNode): boolean {
  const first = children?.[0];
  return type === 'paragraph' && first?.type === 'text' && first.value?.startsWith('|') === true;
}

function tableOf(inline: readonly MarkdownNode[]): MarkdownNode {
  const [head, ...body] = linesOf(inline).filter((line) => !line.every(({ value }) => value && ruler.test(value)));
  return { type: 'table', children: [head ?? [], ...body].map(rowOf) };
}

/** Text is cut at its line ends; links and emphasis stay whole. */
function linesOf(inline: readonly MarkdownNode[]): MarkdownNode[][] {
  const lines: MarkdownNode[][] = [[]];
  for (const node of inline) {
    const [first = '', ...others] = node.type === 'text' ? (node.value ?? '').split('\n') : [];
    lines.at(-1)?.push(node.type === 'text' ? { type: 'text', value: first } : node);
    for (const value of others) lines.push([{ type: 'text', value }]);
  }
  return lines;
}

function rowOf(line: readonly MarkdownNode[]): MarkdownNode {
  const cells: MarkdownNode[][] = [[]];
  for (const node of line) {
    const [first = '', ...others] = node.type === 'text' ? (node.value ?? '').split('|') : [];
    cells.at(-1)?.push(node.type === 'text' ? { type: 'text', value: first } : node);
    for (const value of others) cells.push([{ type: 'text', value }]);
  }
  // A row begins and ends with a bar, so its outer cells are empty.
  return {
    type: 'tableRow',
    children: cells.slice(1, -1).map((children) => ({ type: 'tableCell', children: trimmed(children) })),
  };
}

function trimmed(children: readonly MarkdownNode[]): MarkdownNode[] {
  return children.map((node, index) => {
    if (node.type !== 'text' || node.value === undefined) return node;
    const start = index === 0 ? node.value.trimStart() : node.value;
    return { ...node, value: index === children.length - 1 ? start.trimEnd() : start };
  });
}
