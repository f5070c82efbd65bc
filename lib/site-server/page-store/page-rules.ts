import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';

/** A condition of the matcher of middleware.ts. */
interface Condition {
  type: string;
  key: string;
  /** A pattern for the whole value; left out, any value that is not empty. */
  value?: string;
}

interface Matcher {
  regexp: string;
  has?: Condition[];
  missing?: Condition[];
}

/** The parts of the build's manifests that are read. */
export interface Build {
  /** By the address Next.js gives it (`/en/faq`). */
  routes: Readonly<Record<string, { initialRevalidateSeconds: number | false }>>;
  matchers: readonly Matcher[];
}

interface Page {
  /** The address Next.js gives it, which is a file in the build too. */
  route: string;
  /** The middleware decides where all conditions of one of these may hold. */
  decisions: Condition[][];
}

type Request = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/**
 * Headers that change the answer for an address: of the router, of previews, of ranges and of conditions that are not checked here. Next.js
 * answers requests that have one.
 */
const askOtherwise =
  /^(?:rsc$|next-|x-nextjs-|x-middleware-|x-prerender-|x-matched-|x-now-|x-invoke-|content-type$|range$|if-(?!none-match$))/;
const previewCookie = /__(?:prerender_bypass|next_preview_data)/;
/** Parameters of the framework. */
const frameworkQuery = /^(?:_|nxt|x-)/;

/** Which requests get a prerendered page that is the same for everybody. All others go to the middleware and Next.js. */
export class PageRules {
  readonly #pages = new Map<string, Page>();
  readonly #addresses = new Map<string, string>();

  constructor({ routes, matchers }: Build) {
    const tests = matchers.map(({ regexp, has = [], missing = [] }) => ({ pattern: new RegExp(regexp), has, missing }));
    for (const [route, { initialRevalidateSeconds }] of Object.entries(routes)) {
      const address = addressOf(route);
      if (!address || initialRevalidateSeconds !== false) continue;
      const met = tests.filter(({ pattern }) => pattern.test(address));
      // Most requests meet a condition that something is missing.
      if (met.some(({ has, missing }) => has.length === 0 || missing.length > 0)) continue;
      this.#pages.set(address, { route, decisions: met.map(({ has }) => has) });
      this.#addresses.set(route, address);
    }
  }

  /** Addresses of the pages that everybody gets alike. */
  addresses(): string[] {
    return [...this.#pages.keys()];
  }

  /** The route of the page that answers this request, null where Next.js answers. */
  routeFor({ method, url = '', headers }: Request): string | null {
    if (method !== 'GET' && method !== 'HEAD') return null;
    const mark = url.indexOf('?');
    const page = this.#pages.get(mark === -1 ? url : url.slice(0, mark));
    if (!page) return null;
    if (asksOtherwise(headers)) return null;
    if (headers.cookie !== undefined && previewCookie.test(headers.cookie)) return null;
    const query = mark === -1 ? null : new URLSearchParams(url.slice(mark));
    if (query) for (const key of query.keys()) if (frameworkQuery.test(key)) return null;
    const isDecided = page.decisions.some((decision) => decision.every((condition) => mayHold(condition, headers, query)));
    return isDecided ? null : page.route;
  }

  /** The address of a route that is kept. */
  addressOf(route: string): string | null {
    return this.#addresses.get(route) ?? null;
  }
}

/** Whether the headers ask for an answer of their own. */
export function asksOtherwise(headers: IncomingMessage['headers']): boolean {
  for (const name in headers) if (askOtherwise.test(name)) return true;
  return false;
}

/** `/en/faq` is asked for as `/faq`; null for what is no page, such as a feed. */
function addressOf(route: string): string | null {
  if (route.includes('.') || !/^\/(?:en|ar)(?:\/|$)/.test(route)) return null;
  return /^\/en(?=\/|$)/.test(route) ? route.slice(3) || '/' : route;
}

/** True in doubt: then the middleware decides. */
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

/** Reads the manifests of the build in `folder`; null when they have another format, and then nothing is cached. */
export function readBuild(folder: string): Build | null {
  try {
    const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
    const { routes } = read('prerender-manifest.json');
    const matchers = read('server/functions-config-manifest.json').functions['/_middleware'].matchers;
    return Array.isArray(matchers) && matchers.length > 0 ? { routes, matchers } : null;
  } catch {
    return null;
  }
}
