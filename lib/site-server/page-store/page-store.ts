/**
 * Caches prerendered pages and text files as they are sent (docs/engineering/light-pages.md). Next.js answers whatever varies by visitor or
 * looks unexpected.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { describeError, logError } from '../../log.ts';
import { type Answer, askInProcess, type Handle } from './ask-next.ts';
import { type Cached, isOfToday, leftToNext, sizeOf, sizeOfText } from './cached-page.ts';
import { compress, type Sent, send } from './compressed.ts';
import { asOfToday } from './dated-page.ts';
import { statusOf } from './finished-page.ts';
import { carryOver, lighten } from './light-page.ts';
import { asksOtherwise, type Build, isPrerendered } from './next-internals.ts';
import { PageRules } from './page-rules.ts';

export interface PageStoreOptions {
  handle: Handle;
  build: Build;
  /** Addresses of text files (text-files.ts). */
  files?: ReadonlySet<string>;
  /** Memory for compressed bodies, in bytes: 10 MB for files, about 60 kB per page with its data, so twice this site. */
  maxBytes?: number;
  /** After this time, a page that is asked for is compared with what Next.js has by then, in milliseconds. */
  compareAfterMs?: number;
}

export interface PageStore {
  /** Answers a request for a cached page, its data or a file; false when Next.js must answer, and nothing was sent. */
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  /** Whether the address is a prerendered page: Next.js reads it from a file, whatever else is asked for. */
  has: (url: string) => boolean;
  /**
   * Serves none of these cached pages any more, by their addresses in Next.js, which has something else for them by now, and makes them in this order.
   * New ones are known from now on.
   */
  renew: (routes: readonly string[]) => void;
}

const flightAddress = /^\/_flight\/[\w-]{22}(\/[^?]*)\.js$/;
/** Headers of a single answer or connection, or set again for each answer. */
const notCached = /^(?:connection|keep-alive|date|transfer-encoding|content-type|content-length|content-encoding|etag|vary)$/;
const forEveryFile =
  /^(?:x-content-type-options|referrer-policy|permissions-policy|cross-origin-.*|strict-transport-security|content-security-policy)$/;

/** In milliseconds; a prerendered page is read from a file. */
const timeoutMs = 10_000;

/** Files have an ETag from their content, the same on every instance, and no range requests. */
const notCachedOfFiles = /^(?:last-modified|accept-ranges)$/;

export function createPageStore(options: PageStoreOptions): PageStore {
  const { handle, build, files = new Set(), maxBytes = 64_000_000, compareAfterMs = 5_000 } = options;
  const rules = new PageRules(build);
  const ask = (address: string, headers = {}) => askInProcess(handle, address, { headers, timeout: timeoutMs });
  let hasLogged = false;
  let carryOverFile: Promise<Sent> | undefined;

  const pages = new LRUCache<string, Cached>({
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
    ttl: compareAfterMs,
    ttlResolution: 100,
    // The page is sent as it was while it is compared: one that Next.js made again is seen at the next request.
    noDeleteOnStaleGet: true,
    // Concurrent requests share one attempt.
    fetchMethod: async (key, before, { options: settings }) => {
      if (files.has(key)) settings.ttl = 0;
      try {
        return await (files.has(key) ? takeFile(key) : take(key, before));
      } catch (error) {
        logError('page-not-taken', { cause: describeError(error) });
        return before;
      }
    },
  });
  /** The data of pages that were made again, for those who have them open. */
  const olderFlights = new LRUCache<string, Sent>({ maxSize: maxBytes / 4, sizeCalculation: sizeOfText });

  async function takeFile(address: string): Promise<Cached> {
    const answer = await ask(address);
    if (answer.status !== 200) return leftToNext;
    const headers = pick(answer, (name) => !notCached.test(name) && !notCachedOfFiles.test(name));
    return {
      file: {
        ...(await compress(answer.body)),
        type: answer.headers['content-type'] ?? 'text/plain',
        headers: { ...headers, Vary: 'Accept-Encoding' },
      },
    };
  }

  async function take(route: string, before?: Cached): Promise<Cached | undefined> {
    const address = rules.addressOf(route);
    if (address === null) return undefined;
    const old = before && 'page' in before && isOfToday(before) ? before : null;
    const answer = await ask(address, old?.madeFrom && { 'if-none-match': old.madeFrom });
    if (old && answer.status === 304) return old;
    if (!isForEverybody(answer)) return leftToNext;
    const light = lighten(answer.body.toString(), route);
    if (!light) {
      if (!hasLogged) logError('page-not-light', { route });
      hasLogged = true;
      return leftToNext;
    }
    const { html, day } = asOfToday(light.html);
    const [page, flight] = await Promise.all([compress(html), compress(light.flight)]);
    if (old && old.flightAddress !== light.flightAddress) olderFlights.set(old.flightAddress, old.flight);
    return {
      page: {
        ...page,
        type: answer.headers['content-type'] ?? 'text/html',
        headers: { ...pick(answer, (name) => !notCached.test(name)), Vary: varying(answer) },
      },
      flight: {
        ...flight,
        type: 'text/javascript; charset=utf-8',
        headers: {
          ...pick(answer, (name) => forEveryFile.test(name)),
          'Cache-Control': 'public, max-age=31536000, immutable',
          Vary: 'Accept-Encoding',
        },
      },
      flightAddress: light.flightAddress,
      day,
      madeFrom: answer.headers.etag,
    };
  }

  /** The page or file in the cache, unless it is of yesterday. */
  function cachedToday(key: string): Cached | undefined {
    const cached = pages.get(key);
    if (!cached || isOfToday(cached)) return cached;
    pages.delete(key);
    return undefined;
  }

  /** Undefined when the page cannot be loaded at present. */
  async function find(key: string): Promise<Cached | undefined> {
    const fetched = () => pages.fetch(key, { allowStale: true });
    // It rejects for a page that was outdated while it was made.
    return cachedToday(key) ?? fetched().catch(fetched);
  }

  /** Outdated pages that nobody has asked for yet. */
  let waiting = new Set<string>();
  let isRenewing = false;

  async function renewWaiting(): Promise<void> {
    if (isRenewing) return;
    isRenewing = true;
    // One after the other: visitors who ask meanwhile come first, and get what is new.
    for (let [route] = waiting; route !== undefined; [route] = waiting) {
      waiting.delete(route);
      await find(route).catch(() => undefined);
    }
    isRenewing = false;
  }

  function isForFile(request: IncomingMessage): request is IncomingMessage & { url: string } {
    const { method, url = '', headers } = request;
    return files.has(url) && (method === 'GET' || method === 'HEAD') && !asksOtherwise(headers);
  }

  /** A page's data, by the hash in the page. If another instance rendered that page, this one renders it now. */
  async function handleFlight(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '' } = request;
    const route = flightAddress.exec(url)?.[1] ?? '';
    const cached = rules.addressOf(route) === null ? undefined : await find(route);
    const isCurrent = cached && 'flight' in cached && cached.flightAddress === url;
    const flight = isCurrent ? cached.flight : olderFlights.get(url);
    if (flight) return send(request, response, flight);
    response.writeHead(404, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
    response.end();
  }

  /** Pages of older builds request it by the same address. */
  async function takeCarryOver(): Promise<Sent> {
    const headers = { 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff', Vary: 'Accept-Encoding' };
    return { ...(await compress(carryOver.text)), type: 'text/javascript; charset=utf-8', headers };
  }

  return {
    async answer(request, response) {
      if (request.url === carryOver.address) {
        carryOverFile ??= takeCarryOver();
        send(request, response, await carryOverFile);
        return true;
      }
      if (request.url?.startsWith('/_flight/')) {
        await handleFlight(request, response);
        return true;
      }
      const key = isForFile(request) ? request.url : rules.routeFor(request);
      if (key === null) return false;
      const cached = cachedToday(key) ?? (await find(key));
      if (!cached || 'isLeftToNext' in cached) return false;
      send(request, response, 'file' in cached ? cached.file : cached.page);
      return true;
    },
    has: (url) => rules.has(url),
    renew(routes) {
      const renewed = routes.filter((route) => {
        rules.add(route);
        const cached = pages.peek(route, { allowStale: true });
        if (cached && 'flight' in cached) olderFlights.set(cached.flightAddress, cached.flight);
        return pages.delete(route);
      });
      waiting = new Set([...renewed, ...waiting]);
      void renewWaiting();
    },
  };
}

function isForEverybody(answer: Answer): boolean {
  const { headers } = answer;
  const isPage = statusOf(answer) === 200 && /^text\/html\b/.test(headers['content-type'] ?? '');
  return isPage && isPrerendered(headers) && headers['set-cookie'] === undefined;
}

function pick({ headers }: Answer, isWanted: (name: string) => boolean): Record<string, string | string[]> {
  const wanted = Object.entries(headers).filter((entry): entry is [string, string | string[]] => {
    return entry[1] !== undefined && isWanted(entry[0]);
  });
  return Object.fromEntries(wanted);
}

/** The answer varies by the router's headers, as Next.js says, and by encoding. */
function varying({ headers }: Answer): string {
  const names = (headers.vary ?? '').split(',').map((name) => name.trim());
  return [...names.filter((name) => name !== '' && name.toLowerCase() !== 'accept-encoding'), 'Accept-Encoding'].join(', ');
}
