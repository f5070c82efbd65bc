import { Slice } from '@tiptap/pm/model';

/** Pasted at the end of a paragraph, a heading with more below it would become words of that paragraph. */
export function withOwnHeading(pasted: Slice): Slice {
  const { content, openStart, openEnd } = pasted;
  const isJoined = openStart > 0 && content.firstChild?.type.name === 'heading' && content.lastChild !== content.firstChild;
  return isJoined ? new Slice(content, 0, openEnd) : pasted;
}
