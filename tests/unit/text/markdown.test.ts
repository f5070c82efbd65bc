import { readdirSync, readFileSync } from 'node:fs';
import { getSchema } from '@tiptap/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extensions } from '@/components/desk/content/editor/extensions';
import { errorsOf, isAllowedLink, plainText } from '@/lib/text/markdown/allowed';
import { type EditorNode, editorDocument } from '@/lib/text/markdown/editor-document';
import { editorMarkdown } from '@/lib/text/markdown/editor-markdown';

const schema = getSchema(extensions);

/** As the editor holds it; throws for a document that it does not know. */
function inEditor(document: EditorNode): EditorNode {
  const node = schema.nodeFromJSON(document);
  node.check();
  return node.toJSON();
}

const files = readdirSync('content/posts', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => [`content/posts/${name}/en.md`, `content/posts/${name}/ar.md`]);

describe.each(files)('%s', (file) => {
  const markdown = readFileSync(file, 'utf8');
  it('is the same after it stood in the editor', () => expect(editorMarkdown(inEditor(editorDocument(markdown)))).toBe(markdown));
  it('is allowed', () => expect(errorsOf(markdown)).toEqual([]));
});

describe('the editor', () => {
  const text = fc
    .stringMatching(/^[a-z{}:/_*[\]()`~<>&#.@1-9 +|\\!"'،ءأنسكة-]{1,24}$/)
    // Tables cannot hold code with a backslash before a bar: Markdown has no way to write it.
    .map((it) => it.trim().replace(/\\+\|/g, '|'))
    .filter(Boolean);
  const mark = fc.constantFrom(
    ...[
      { type: 'bold' },
      { type: 'italic' },
      { type: 'code' },
      { type: 'link', attrs: { href: '/blog' } },
      { type: 'link', attrs: { href: 'https://a.qa/b_c(d)' } },
    ],
  );
  const marked = fc.tuple(text, fc.uniqueArray(mark, { selector: ({ type }) => type, maxLength: 3 }));
  const phrases = fc.array(marked, { minLength: 1, maxLength: 4 }).map((all) => ({
    content: all.map(([words, marks]) => ({ type: 'text', text: words, ...(marks.length > 0 && { marks }) })),
  }));
  const paragraph = phrases.map((content) => ({ type: 'paragraph', ...content }));
  const heading = fc
    .tuple(text, fc.constantFrom(2, 3))
    .map(([words, level]) => ({ type: 'heading', attrs: { level }, content: [{ type: 'text', text: words }] }));
  const items = fc.array(
    paragraph.map((one) => ({ type: 'listItem', content: [one] })),
    { minLength: 1, maxLength: 3 },
  );
  const list = fc.oneof(
    items.map((content) => ({ type: 'bulletList', content })),
    items.map((content) => ({ type: 'orderedList', attrs: { start: 1 }, content })),
  );
  const quote = fc.array(paragraph, { minLength: 1, maxLength: 2 }).map((content) => ({ type: 'blockquote', content }));
  const row = (type: string) =>
    fc
      .tuple(paragraph, paragraph)
      .map((cells) => ({ type: 'tableRow', content: cells.map((cell) => ({ type, content: [cell] })) }));
  const table = fc.tuple(row('tableHeader'), row('tableCell')).map((content) => ({ type: 'table', content }));
  const document = fc
    .array(fc.oneof(paragraph, heading, list, quote, table), { minLength: 1, maxLength: 4 })
    .map((content) => ({ type: 'doc', content }) as EditorNode);

  it('writes what it reads again: the same words, and nothing that is not allowed', () => {
    fc.assert(
      fc.property(document, (typed) => {
        const markdown = editorMarkdown(inEditor(typed));
        expect(errorsOf(markdown)).toEqual([]);
        const read = inEditor(editorDocument(markdown));
        expect(editorMarkdown(read)).toBe(markdown);
        expect(wordsOf(read)).toEqual(wordsOf(typed));
      }),
    );
  });
});

/** All text of a document with its marks, letter by letter, without spaces. */
function wordsOf(node: EditorNode): string[] {
  if (node.text === undefined) return (node.content ?? []).flatMap(wordsOf);
  const marks = (node.marks ?? []).map(({ type }) => type).toSorted();
  return [...node.text.replace(/\s/g, '')].map((letter) => [letter, ...marks].join(' '));
}

describe('what is allowed', () => {
  const found = (markdown: string) => errorsOf(markdown).map(({ error, what }) => `${error}: ${what}`);

  it.each([
    ['a <script>alert(1)</script> b', ['html: <script>', 'html: </script>']],
    ['<div onclick="x()">a</div>', ['html: <div onclick="x()">a</div>']],
    ['![a](https://a.example/a.png)', ['image: ![a](https://a.example/a.png)']],
    ['[a](javascript:alert(1))', ['link: [a](javascript:alert(1))']],
    ['[a](http://a.example) and [b](/en/blog)', ['link: [a](http://a.example)', 'link: [b](/en/blog)']],
    ['# One', ['heading: # One']],
    ['## One **two**', ['headingMarks: ## One **two**']],
    ['```\ncode\n```\n\n---\n\n- [ ] done', ['block: ```\ncode\n```', 'block: ---', 'block: - [ ] done']],
    ['- ## In a list', ['block: ## In a list']],
    ['~~old~~ [a][b]\n\n[b]: /blog', ['block: ~~old~~', 'block: [a][b]', 'block: [b]: /blog']],
  ])('%s is refused with its name', (markdown, errors) => expect(found(markdown)).toEqual(errors));

  it.each(['](', '> ', '- ', '1. '])('%s again and again is refused before it is read', (part) => {
    expect(errorsOf(part.repeat(8_000))).toHaveLength(1);
  });

  it.each(['info@karam.example', 'www.karam.example', 'https://karam.example/a?b=c', 'a@1.a&ك'])('%s stays words', (address) => {
    const content = [{ type: 'text', text: `See ${address} today` }];
    const typed = inEditor({ type: 'doc', content: [{ type: 'paragraph', content }] });
    const markdown = editorMarkdown(typed);
    expect(errorsOf(markdown)).toEqual([]);
    expect(editorDocument(markdown)).toEqual(typed);
  });

  it('stays in the editor as words', () => {
    const markdown = '# One\n\na <b>b</b> ![c](/d.png)\n\n---';
    expect(editorMarkdown(inEditor(editorDocument(markdown)))).toBe('\\# One\n\na \\<b>b\\</b> !\\[c]\\(/d.png)\n\n\\---\n');
  });

  it.each([
    ...['/', '/blog', '/services/visa#papers', '/?a=1', 'https://www.nusuk.sa/x'],
    ...['mailto:layla@example.com', 'tel:+97440000000', 'tel:4000-0000'],
  ])('%s is a link', (href) => expect(isAllowedLink(href)).toBe(true));
  it.each([
    '',
    'blog',
    '//a.example',
    '/\\a.example',
    '/ar',
    '/en/blog',
    'https://user@a.example',
    'https://a',
    'https:// a.qa',
    'mailto:a@b',
    'mailto:a@b.qa?subject=x',
    'tel:call',
    'javascript:alert(1)',
    'data:text/html,x',
  ])('%s is none', (href) => expect(isAllowedLink(href)).toBe(false));
});

it('the words of a text are what readers see', () => {
  expect(plainText('## One\n\nTwo **three** [four](/blog) `IST`\\!')).toBe('One\nTwo three four IST!\n');
});
