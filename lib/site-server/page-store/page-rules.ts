import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';

/** A condition in the matcher of middleware.ts. */
interface Condition {
  type: string;
  key: string;
  /** A pattern for the whole value; without one, any non-empty value. */
  value?: string;
}

interface Matcher {
  regexp: string;
  has?: Condition[];
  missing?: Condition[];
}

/** The parts of the build's manifests that are used. */
export interface Build {
  /** By the address in Next.js (`/en/faq`). */
  routes: Readonly<Record<string, { initialRevalidateSeconds: number | false }>>;
  matchers: readonly Matcher[];
}

interface Page {
  /** The address in Next.js, which is also a file of the build. */
  route: string;
  /** The middleware must run when all conditions of one of these may hold. */
  decisions: Condition[][];
}

type Request = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/**
 * Request headers that change the answer for an address: of the router, previews, ranges and conditional requests that are not handled here.
 * Next.js answers requests that have one.
 */
const askOtherwise =
  /^(?:rsc$|next-|x-nextjs-|x-middleware-|x-prerender-|x-matched-|x-now-|x-invoke-|content-type$|range$|if-(?!none-match$))/;
const previewCookie = /__(?:prerender_bypass|next_preview_data)/;
/** Query parameters of Next.js. */
const frameworkQuery = /^(?:_|nxt|x-)/;

/** Which requests get a prerendered page that is the same for everybody. All others go to the middleware and Next.js. */
export class PageRules {
  readonly #pages = new Map<string, Page>();
  /** With those that the middleware guards. */
  readonly #prerendered = new Set<string>();
  readonly #addresses = new Map<string, string>();

  constructor({ routes, matchers }: Build) {
    const tests = matchers.map(({ regexp, has = [], missing = [] }) => ({ pattern: new RegExp(regexp), has, missing }));
    for (const [route, { initialRevalidateSeconds }] of Object.entries(routes)) {
      const address = addressOf(route);
      if (!address || initialRevalidateSeconds !== false) continue;
      this.#prerendered.add(address);
      const met = tests.filter(({ pattern }) => pattern.test(address));
      // Most requests meet a condition that something is missing.
      if (met.some(({ has, missing }) => has.length === 0 || missing.length > 0)) continue;
      this.#pages.set(address, { route, decisions: met.map(({ has }) => has) });
      this.#addresses.set(route, address);
    }
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
    if (!page) return null;
    if (asksOtherwise(headers)) return null;
    if (headers.cookie !== undefined && previewCookie.test(headers.cookie)) return null;
    const query = mark === -1 ? null : new URLSearchParams(url.slice(mark));
    if (query) for (const key of query.keys()) if (frameworkQuery.test(key)) return null;
    const isDecided = page.decisions.some((decision) => decision.every((condition) => mayHold(condition, headers, query)));
    return isDecided ? null : page.route;
  }

  /** The address of a cached route. */
  addressOf(route: string): string | null {
    return this.#addresses.get(route) ?? null;
  }
}

/** Whether the headers need an individual answer. */
export function asksOtherwise(headers: IncomingMessage['headers']): boolean {
  for (const name in headers) if (askOtherwise.test(name)) return true;
  return false;
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
