import { getSchema } from '@tiptap/core';
import { type Node, Slice } from '@tiptap/pm/model';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { expect, it } from 'vitest';
import { extensions } from '@/components/desk/content/editor/extensions';
import { withOwnHeading } from '@/components/desk/content/editor/paste';

const schema = getSchema(extensions);
const heading = (text: string) => schema.nodes['heading']?.create({ level: 2 }, schema.text(text)) as Node;
const paragraph = (text: string) => schema.nodes['paragraph']?.create(null, text ? schema.text(text) : undefined) as Node;

/** The blocks of a text of one paragraph after something was pasted at its end, as browsers hand it over: open at both ends. */
function pasted(text: string, nodes: Node[]): string[] {
  const doc = schema.topNodeType.create(null, [paragraph(text)]);
  const state = EditorState.create({ doc, selection: TextSelection.atEnd(doc) });
  const slice = Slice.maxOpen(schema.topNodeType.create(null, nodes).content);
  const found: string[] = [];
  state.tr.replaceSelection(withOwnHeading(slice)).doc.forEach((node) => {
    found.push(`${node.type.name} ${node.textContent}`);
  });
  return found;
}

it('a pasted heading begins a block of its own, and words go on where they are pasted', () => {
  const section = [heading('Visas'), paragraph('Ask early.')];
  expect(pasted('Before.', section)).toEqual(['paragraph Before.', 'heading Visas', 'paragraph Ask early.']);
  expect(pasted('', section)).toEqual(['heading Visas', 'paragraph Ask early.']);
  expect(pasted('Before', [paragraph(' and after.'), paragraph('More.')])).toEqual([
    'paragraph Before and after.',
    'paragraph More.',
  ]);
  expect(pasted('See ', [heading('Visas')])).toEqual(['paragraph See Visas']);
});
