/** What a text of the desk may contain. The editor offers nothing else; the server and the form refuse it with its name. */
import { type Part, parseMarkdown, type Root } from './parse';

type Node = Root | Part;

type MarkdownError = 'html' | 'image' | 'link' | 'heading' | 'headingMarks' | 'block';

interface FoundError {
  error: MarkdownError;
  /** What is not allowed, or its beginning. */
  what: string;
}

type Kinds = readonly Node['type'][];
const words: Kinds = ['text', 'strong', 'emphasis', 'inlineCode', 'link'];
const inside: Kinds = ['paragraph', 'list', 'listItem'];
const anywhere: Kinds = [...inside, 'root', 'heading', 'blockquote', 'table', 'tableRow', 'tableCell'];

const mailAddress = /^mailto:[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,5}$/i;
const phoneNumber = /^tel:\+?\d[\d-]{2,20}$/;

/** A path of this site without its language, an address that begins with https, `mailto:` with one address or `tel:` with a number. */
export function isAllowedLink(href: string): boolean {
  if (/\s/.test(href)) return false;
  if (mailAddress.test(href) || phoneNumber.test(href)) return true;
  if (/^\/(?![/\\])/.test(href)) return !/^\/(?:en|ar)(?:[/?#]|$)/.test(href);
  const url = /^https:\/\//.test(href) && URL.canParse(href) && new URL(href);
  return Boolean(url && !url.username && url.hostname.includes('.'));
}

/** Why a part is not allowed at its place: `container` is the nearest list or quote around it. */
export function errorOf(node: Node, container?: 'list' | 'blockquote'): MarkdownError | null {
  if (node.type === 'html') return 'html';
  if (node.type === 'image' || node.type === 'imageReference') return 'image';
  if (node.type === 'link') return isAllowedLink(node.url) && !node.title ? null : 'link';
  if (node.type === 'heading' && node.depth !== 2 && node.depth !== 3) return 'heading';
  if (node.type === 'heading' && node.children.some(({ type }) => type !== 'text')) return 'headingMarks';
  if (node.type === 'listItem' && typeof node.checked === 'boolean') return 'block';
  return [...words, ...(container ? inside : anywhere)].includes(node.type) ? null : 'block';
}

export function errorsOf(markdown: string): FoundError[] {
  const [tooMuch] = tooDeep.exec(markdown) ?? [];
  if (tooMuch) return [{ error: 'block', what: tooMuch }];
  if (markdown.split(/[[\]]/).length > mostBrackets) return [{ error: 'link', what: '[ … ]' }];
  return errorsIn(parseMarkdown(markdown), markdown);
}

// No text has as much of either, and what has takes a parser seconds, or more stack than there is.
const tooDeep = /^(?:[ \t]{0,20}(?:[>*+-]|\d{1,9}[.)])){8}/m;
const mostBrackets = 500;

function errorsIn(node: Node, markdown: string, container?: 'list' | 'blockquote'): FoundError[] {
  const error = errorOf(node, container);
  if (error) return [{ error, what: source(node, markdown).slice(0, 60) }];
  const around = node.type === 'list' || node.type === 'blockquote' ? node.type : container;
  return 'children' in node ? node.children.flatMap((child) => errorsIn(child, markdown, around)) : [];
}

export function source({ position }: Node, markdown: string): string {
  return markdown.slice(position?.start.offset, position?.end.offset);
}

/** Where the links of a text lead. */
export const linksIn = (markdown: string): string[] => linksOf(parseMarkdown(markdown));

function linksOf(node: Node): string[] {
  const own = node.type === 'link' ? [node.url] : [];
  return 'children' in node ? [...own, ...node.children.flatMap(linksOf)] : own;
}

/** The words that readers see, without marks and addresses. */
export const plainText = (markdown: string): string => textOf(parseMarkdown(markdown));

function textOf(node: Node): string {
  if ('value' in node) return node.value;
  if (!('children' in node)) return '';
  const isLine = node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell';
  return node.children.map(textOf).join('') + (isLine ? '\n' : '');
}
