import type { IncomingMessage } from 'node:http';
import { isStreamedPage } from '../../routes/streamed-pages.ts';
import { asksOtherwise, type Build, type Condition, isOfFramework } from './next-internals.ts';

interface Page {
  /** The address in Next.js, which is also a file of the build. */
  route: string;
  /** The middleware must run when all conditions of one of these may hold. */
  decisions: Condition[][];
}

type Request = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** Which requests get a prerendered page that is the same for everybody. All others go to the middleware and Next.js. */
export class PageRules {
  readonly #pages = new Map<string, Page>();
  /** With those that the middleware guards. */
  readonly #prerendered = new Set<string>();
  readonly #addresses = new Map<string, string>();

  readonly #tests: { pattern: RegExp; has: Condition[]; missing: Condition[] }[];

  constructor({ routes, matchers }: Build) {
    this.#tests = matchers.map(({ regexp, has = [], missing = [] }) => ({ pattern: new RegExp(regexp), has, missing }));
    for (const route of Object.keys(routes)) this.add(route);
  }

  /** A page of the build, or one that was published since. */
  add(route: string): void {
    const address = addressOf(route);
    if (!address || this.#prerendered.has(address)) return;
    this.#prerendered.add(address);
    const met = this.#tests.filter(({ pattern }) => pattern.test(address));
    // Most requests meet a condition that something is missing.
    if (met.some(({ has, missing }) => has.length === 0 || missing.length > 0)) return;
    this.#pages.set(address, { route, decisions: met.map(({ has }) => has) });
    this.#addresses.set(route, address);
  }

  /** Addresses of the pages that are the same for everybody. */
  addresses(): string[] {
    return [...this.#pages.keys()];
  }

  has(url: string): boolean {
    return this.#prerendered.has(url.split('?', 1)[0] ?? '');
  }

  /** The route of the page for this request, or null when Next.js must answer. */
  routeFor({ method, url = '', headers }: Request): string | null {
    if (method !== 'GET' && method !== 'HEAD') return null;
    const mark = url.indexOf('?');
    const page = this.#pages.get(mark === -1 ? url : url.slice(0, mark));
    if (!page || isStreamedPage(url)) return null;
    if (asksOtherwise(headers)) return null;
    const query = mark === -1 ? null : new URLSearchParams(url.slice(mark));
    if (query) for (const key of query.keys()) if (isOfFramework(key)) return null;
    const isDecided = page.decisions.some((decision) => decision.every((condition) => mayHold(condition, headers, query)));
    return isDecided ? null : page.route;
  }

  /** The address of a cached route. */
  addressOf(route: string): string | null {
    return this.#addresses.get(route) ?? null;
  }
}

/** `/en/faq` is requested as `/faq`; null for anything that is not a page, such as a feed. */
function addressOf(route: string): string | null {
  if (route.includes('.') || !/^\/(?:en|ar)(?:\/|$)/.test(route)) return null;
  return /^\/en(?=\/|$)/.test(route) ? route.slice(3) || '/' : route;
}

/** True when unsure: then the middleware decides. */
function mayHold({ type, key, value }: Condition, headers: Request['headers'], query: URLSearchParams | null): boolean {
  if (type === 'query') return query?.has(key) ?? false;
  if (type === 'header') return matches(String(headers[key.toLowerCase()] ?? ''), value);
  if (type !== 'cookie') return true;
  if (!headers.cookie?.includes(key)) return false;
  const values = headers.cookie.split(';').map((part) => part.trim().split('='));
  return values.some(([name, text = '']) => name === key && (!/^\w+$/.test(text) || matches(text, value)));
}

function matches(text: string, value: string | undefined): boolean {
  return value === undefined ? text !== '' : new RegExp(`^(?:${value})$`).test(text);
}
