import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor, type VisitorObject } from 'oxc-parser';
import { readImportGraph } from './import-graph.ts';

/**
 * A browser that translates a page replaces every text with an element of its own (`<font>`). React still holds the text: to remove it, or to
 * insert something right before it, then throws, and the page becomes an error; a change of it does not show. A text that is an element's only
 * child is safe: React sets it through the element. So a text beside what may go or change is in an element of its own, as is every text of a
 * fragment.
 */
export interface BareText {
  place: string;
  start: number;
  end: number;
  failure: keyof typeof failures;
}

export const failures = {
  goes: 'comes and goes',
  follows: 'stands right after what comes and goes',
  fragment: 'stands in a fragment',
  changes: 'changes beside others',
  component: 'is all that a component renders',
  twin: 'stands in one of two alike elements: give these keys',
  keyless: 'has another form for another key: give its element that key',
};

type Visited<Name extends keyof VisitorObject> = Parameters<NonNullable<VisitorObject[Name]>>[0];
type Element = Visited<'JSXElement'>;
type Parent = Element | Visited<'JSXFragment'>;
type Child = Parent['children'][number];
type Expression = Visited<'ConditionalExpression'>['test'];
type Content = Expression | Child | Visited<'JSXEmptyExpression'>;
type Program = Visited<'Program'>;
type Statement = Visited<'IfStatement'>['consequent'];
interface Span {
  start: number;
  end: number;
}

/** Elements that hold texts: what a component puts there as its children may be one. */
const holdsText = /^(?:a|b|button|bdi|dd|dt|figcaption|h[1-6]|label|legend|p|q|s|small|span|strong|summary|em)$/;
/** Components that always draw one element, by their names; any other may draw nothing. */
const steady = /Icon$|^(?:AirlineTile|Button|Heart|Link|Moment|Spinner|TextLink)$/;
/** Calls that return elements, by whatever file. */
const drawing = new Set(['children', 'createPortal', 'useContext', 'createElement', 'cloneElement']);
const isName = (text: string) => /^[A-Z]/.test(text);

/** The texts of one file that a translated page would break on. */
export function bareTextIn(path: string, source: string): BareText[] {
  const { program } = parseSync(path, source);
  const elements = namesOfElements(program, source);
  const found = new Map<number, BareText>();
  const report = ({ start, end }: Span, failure: BareText['failure']) => {
    const place = `${path}:${source.slice(0, start).split('\n').length}`;
    if (!found.has(start)) found.set(start, { place, start, end, failure });
  };

  const isElement = (content: Content): boolean => {
    const e = bare(content);
    if (e.type === 'JSXElement' || e.type === 'JSXFragment' || isNothing(e) || isList(e)) return true;
    if (e.type === 'LogicalExpression') return isElement(e.right) && (e.operator === '&&' || isElement(e.left));
    if (e.type === 'ConditionalExpression') return isElement(e.consequent) && isElement(e.alternate);
    const name = lastName(e);
    return name !== null && elements.has(name);
  };
  const mayBeText = (content: Content, inside: Parent): boolean => {
    const e = bare(content);
    if (e.type === 'JSXText') return /\S/.test(String(e.value));
    if (e.type === 'Literal') return typeof e.value === 'number' || (typeof e.value === 'string' && /\S/.test(e.value));
    if (lastName(e) === 'children') return inside.type === 'JSXElement' && holdsText.test(nameOf(inside));
    return !isElement(e) && !isList(e);
  };
  const isRich = (content: Content): boolean => {
    const e = bare(content);
    if (e.type === 'ConditionalExpression') return isRich(e.consequent) || isRich(e.alternate);
    return e.type === 'CallExpression' && lastName(e) === 'rich';
  };
  /** Texts that come and go by themselves. */
  const goingTexts = (content: Content, inside: Parent): Content[] => {
    const e = bare(content);
    if (e.type === 'LogicalExpression' && e.operator === '&&')
      return mayBeText(e.right, inside) ? [e.right] : goingTexts(e.right, inside);
    if (e.type !== 'ConditionalExpression') return [];
    const both = [e.consequent, e.alternate];
    const texts = both.filter((one) => mayBeText(one, inside) && bare(one).type !== 'ConditionalExpression');
    const isMixed = texts.length === 1 && both.some((one) => isElement(one));
    return [...(isMixed || texts.some(isRich) ? texts : []), ...both.flatMap((one) => goingTexts(one, inside))];
  };
  const contentOf = (child: Child): Content => (child.type === 'JSXExpressionContainer' ? child.expression : child);
  const mayGo = (child: Child): boolean => {
    const e = bare(contentOf(child));
    if (e.type === 'JSXElement') return !isSteady(e);
    return e.type !== 'JSXText';
  };

  const isNamed = (content: Content) => /^(?:Identifier|MemberExpression)$/.test(bare(content).type);
  const changing = new Set<string>();
  /** Another text at another time, or another number in it. */
  const isChanging = (content: Content): boolean => {
    const e = bare(content);
    if (e.type === 'ConditionalExpression') return true;
    if (e.type === 'Identifier') return changing.has(e.name);
    return e.type === 'CallExpression' && /\bcount\b|^use[A-Z]/.test(source.slice(e.start, e.end));
  };

  const check = (parent: Parent) => {
    const children = parent.children.filter((child) => !isSpace(child));
    const isFragment = parent.type === 'JSXFragment';
    let isAfterGoing = false;
    for (const child of children) {
      const content = contentOf(child);
      const going = goingTexts(content, parent);
      const isText = going.length === 0 && mayBeText(content, parent);
      // A single child is not a text of its own for React, unless it is a list of texts.
      for (const text of going) if (children.length > 1 || isFragment || isRich(text)) report(text, 'goes');
      if (isText && isFragment && (isWritten(content) || isNamed(content))) report(child, 'fragment');
      if (isText && isAfterGoing) report(child, 'follows');
      if (isText && children.length > 1 && isChanging(content)) report(child, 'changes');
      isAfterGoing = !isText && (mayGo(child) || isAfterGoing) && !(child.type === 'JSXElement' && isSteady(child));
    }
  };
  /** Surely a text, as far as its expression tells. */
  const isWritten = (content: Content): boolean => {
    const e = bare(content);
    const isCall = e.type === 'CallExpression' && !isElement(e) && !isList(e) && !drawing.has(lastName(e) ?? '');
    return !isNothing(e) && (isCall || ['JSXText', 'Literal', 'TemplateLiteral'].includes(e.type));
  };
  const tags: Element[] = [];
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init && isChanging(init)) changing.add(id.name);
    },
    JSXElement(element) {
      tags.push(element);
    },
  }).visit(program);
  /** Branches of the same element, which React takes for one: it changes the texts in it. */
  const checkTwins = (branches: (Expression | null)[]) => {
    const open = branches.flatMap((one) => (one ? [bare(one)] : [])).filter((one) => one.type === 'JSXElement');
    for (const one of open) {
      if (hasKey(one) || open.filter((other) => nameOf(other) === nameOf(one)).length < 2) continue;
      const children = one.children.filter((child) => !isSpace(child));
      for (const child of children)
        if (children.length > 1 ? isWritten(contentOf(child)) : isRich(contentOf(child))) report(child, 'twin');
    }
  };
  new Visitor({
    JSXElement: check,
    JSXFragment: check,
    ConditionalExpression({ consequent, alternate }) {
      checkTwins([consequent, alternate]);
    },
    FunctionDeclaration({ id, body }) {
      if (body) checkTwins(returnedBy(body));
      if (id && isName(id.name) && body)
        for (const returned of returnedBy(body))
          if (
            returned &&
            (isWritten(returned) || (isNamed(returned) && !isElement(returned) && lastName(returned) !== 'children'))
          )
            report(returned, 'component');
    },
    CallExpression(call) {
      const isChanging = lastName(call) === 'rich' && call.arguments[0]?.type !== 'Literal';
      const inside = tags.findLast(({ start, end }) => start <= call.start && call.end <= end);
      if (isChanging && !(inside && hasKey(inside))) report(call, 'keyless');
    },
  }).visit(program);
  return [...found.values()];
}

const bare = (e: Content): Content =>
  e.type === 'ParenthesizedExpression' || e.type === 'TSNonNullExpression' || e.type === 'TSAsExpression'
    ? bare(e.expression)
    : e;

const isSpace = (child: Child) =>
  (child.type === 'JSXText' && !/\S/.test(child.value)) ||
  (child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression');

const isNothing = (e: Content) =>
  (e.type === 'Literal' && (e.value === null || typeof e.value === 'boolean')) ||
  (e.type === 'Identifier' && e.name === 'undefined');

const hasKey = ({ openingElement: { attributes } }: Element) =>
  attributes.some((one) => one.type === 'JSXAttribute' && one.name.name === 'key');

const nameOf = ({ openingElement: { name } }: Element) => (name.type === 'JSXIdentifier' ? name.name : 'Other');

const isSteady = (element: Element) => !isName(nameOf(element)) || steady.test(nameOf(element));

const isList = (e: Content) => ['map', 'flatMap'].includes((e.type !== 'Identifier' && lastName(e)) || '');

/** What an identifier, a property or a call is called. */
function lastName(e: Content): string | null {
  if (e.type === 'ChainExpression') return lastName(e.expression);
  if (e.type === 'CallExpression') return lastName(e.callee);
  if (e.type === 'Identifier') return e.name;
  if (e.type === 'MemberExpression' && e.property.type === 'Identifier') return e.property.name;
  return null;
}

/** Variables, functions and properties of the file that are or return elements. */
function namesOfElements(program: Program, source: string): Set<string> {
  const names = new Set<string>();
  const hasTag = ({ start, end }: Span) =>
    /(?:=>|return|&&|\?|=|:|\()\s*\(?\s*<[A-Za-z>]|^\(?\s*</.test(source.slice(start, end));
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init && hasTag(init)) names.add(id.name);
    },
    FunctionDeclaration(declared) {
      if (declared.id && hasTag(declared)) names.add(declared.id.name);
    },
    TSPropertySignature({ key, typeAnnotation }) {
      const type = typeAnnotation ? source.slice(typeAnnotation.start, typeAnnotation.end) : '';
      if (key.type === 'Identifier' && /\b(?:ReactNode|ReactElement|Draw\w+)\b/.test(type)) names.add(key.name);
    },
  }).visit(program);
  return names;
}

function returnedBy(body: NonNullable<Visited<'FunctionDeclaration'>['body']>): (Expression | null)[] {
  const found: (Expression | null)[] = [];
  const read = (statement: Statement | null | undefined): void => {
    if (statement?.type === 'ReturnStatement') found.push(statement.argument);
    if (statement?.type === 'IfStatement') [statement.consequent, statement.alternate].forEach(read);
    if (statement?.type === 'BlockStatement') statement.body.forEach(read);
    if (statement?.type === 'SwitchStatement') for (const one of statement.cases) one.consequent.forEach(read);
  };
  (body.body as Statement[]).forEach(read);
  return found;
}

/** The texts of everything that React draws in a browser. */
export function bareTextOfProject(root: string): BareText[] {
  const { modules } = readImportGraph(root);
  const drawn = new Set<string>();
  const follow = (path: string): void => {
    if (drawn.has(path)) return;
    drawn.add(path);
    for (const { kind, target, isTypeOnly } of modules.get(path)?.imports ?? [])
      if (kind === 'file' && !isTypeOnly) follow(target);
  };
  for (const { path, isClient } of modules.values()) if (isClient && /^(?:app|components|lib)\//.test(path)) follow(path);
  const components = [...drawn].filter((path) => path.endsWith('.tsx'));
  return components.flatMap((path) => bareTextIn(join(root, path), readFileSync(join(root, path), 'utf8')));
}
