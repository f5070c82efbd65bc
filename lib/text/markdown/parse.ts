/** Markdown as the pages of the site read it, and back. */
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';

const processor = remark()
  .use(remarkGfm, { tablePipeAlign: false })
  // An address in the words is words: a link is made with `[ ]( )`. What the editor writes of it would be read as a link, or be refused.
  .use(function () {
    const data = this.data();
    data.micromarkExtensions?.push({ disable: { null: ['emailAutolink', 'protocolAutolink', 'wwwAutolink'] } });
    data.fromMarkdownExtensions = (data.fromMarkdownExtensions ?? []).flat().map((each) => ({ ...each, transforms: [] }));
  })
  .use({ settings: { bullet: '-', emphasis: '*', strong: '*', listItemIndent: 'one' } });

export type Root = ReturnType<typeof processor.parse>;
/** Any part of a text. */
export type Part = Root['children'][number];
export type PartOf<Type extends Part['type']> = Extract<Part, { type: Type }>;
/** Of a line: words, marked or not. */
export type Phrase = PartOf<'paragraph'>['children'][number];

export const parseMarkdown = (markdown: string): Root => processor.parse(markdown);

/** One line for each paragraph, as the files are written. */
export function printMarkdown(root: Root): string {
  return processor
    .stringify(root)
    .replace(/^\| -(?: \| -)* \|$/gm, (line) => line.replaceAll(' - ', '---'))
    .replace(/\{clock:[\w/\\]+\}/g, (clock) => clock.replaceAll('\\', ''));
}
