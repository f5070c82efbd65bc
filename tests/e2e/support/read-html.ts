import { DomUtils, parseDocument } from 'htmlparser2';

export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];
export type Node = Parameters<typeof DomUtils.getChildren>[0];

/** A page as it was served, read without a browser: no script has run. */
export interface Html {
  root: Node;
  /** All elements with this tag name, in the order of the page. */
  all: (tag: string) => Element[];
  /** The content of the first meta tag with this name, empty when there is none. */
  meta: (name: string) => string;
}

export function readHtml(html: string): Html {
  const root: Node = parseDocument(html);
  const all = (tag: string) => DomUtils.getElementsByTagName(tag, root, true);
  const meta = (name: string) => all('meta').find(({ attribs }) => attribs.name === name)?.attribs.content ?? '';
  return { root, all, meta };
}

/** The text of an element and its descendants, trimmed. */
export const wordsOf = (element: Node): string => DomUtils.textContent(element).trim();

/** The values of an attribute on those elements that have it. */
export const attributesOf = (elements: Element[], name: string): string[] =>
  elements.flatMap(({ attribs }) => attribs[name] ?? []);

export const childrenOf = (element: Element): Element[] => element.children.filter(isElement);

/** The nearest ancestor of a node, or the node itself, that passes. */
export function closest(node: Node, passes: (element: Element) => boolean): Element | null {
  for (let at: Node | null = node; at; at = at.parent) if (isElement(at) && passes(at)) return at;
  return null;
}

/** All descendants of a node, or the node itself, that pass. */
export const elementsBelow = (node: Node, passes: (element: Element) => boolean): Element[] =>
  DomUtils.findAll((element) => passes(element), [node]);

/** The non-empty text nodes below a node. */
export const textsBelow = (node: Node): { node: Node; text: string }[] =>
  DomUtils.filter((one) => one.type === 'text', node)
    .map((one) => ({ node: one, text: wordsOf(one) }))
    .filter(({ text }) => text !== '');

function isElement(node: Node): node is Element {
  return 'attribs' in node;
}
