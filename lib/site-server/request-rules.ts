import type { IncomingMessage } from 'node:http';
import type { ErrorResponse } from '../network/http.ts';
import { isStreamedPage } from '../routes/streamed-pages.ts';

/** The most that is read of any body, to handle it or to reuse its connection. Handlers have lower limits. */
export const maxBodyBytes = 32 * 1024 * 1024;

export interface Refusal extends ErrorResponse {
  status: number;
  /** The methods of this address, when the method is the reason. */
  allow?: string;
  /** In seconds. */
  retryAfter?: number;
}

const knownMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const readingMethods = ['GET', 'HEAD'];

/** Addresses that allow more than GET and HEAD; all others are pages and files. */
const isHandler = (path: string) => /^\/(?:api|auth|supabase)\//.test(path);
const isPage = (path: string) => !isHandler(path) && !/^\/_(?:next|flight)\//.test(path);
/** Control characters, backslashes, which some parsers treat as slashes, and fragments, each of which would be another file on the disk. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const unsafeInPictureAddress = /[\u0000-\u001f\\#]/;

/** Why a request is rejected before it is handled, or null. */
export function refusalOf({
  method = '',
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): Refusal | null {
  if (!knownMethods.includes(method)) return methodRefusal(knownMethods.join(', '));
  // Absolute addresses are for proxies, and a database accepts no NUL: a page gets another character (readableQuery).
  if (!url.startsWith('/') || url.includes('\\')) return badAddress;
  const path = pathOf(url);
  if (url.includes('%00') && !isPage(path)) return badAddress;
  // Other hosts serve page data there. Here the router requests it by header, and Next.js fails on some of these addresses.
  if (path.endsWith('.rsc')) return nothingHere;
  if (isStreamedPage(url) && isSeenByNobody(headers)) return notAhead;
  const isReading = readingMethods.includes(method);
  if (!isReading && !isHandler(path)) return methodRefusal(readingMethods.join(', '));
  if (path === '/_next/image' && unsafeInPictureAddress.test(pictureOf(url))) return badAddress;
  const length = Number(headers['content-length'] ?? 0);
  if (isReading && (length > 0 || headers['transfer-encoding'] !== undefined)) return unexpectedBody;
  return length > maxBodyBytes ? bodyTooLarge : null;
}

/**
 * The address of the not-found page in the language of `url`, when `url` looks like a page but contains an encoded slash or ".." or cannot be
 * decoded: Next.js would answer those with a bare page. Null for every other address.
 */
export function notFoundInsteadOf(url: string): string | null {
  const path = pathOf(url);
  if (!isPage(path) || path.split('/').every(isName)) return null;
  return (/^\/ar(?:\/|$)/.test(path) ? '/ar/page-not-found' : '/page-not-found') + url.slice(path.length);
}

/**
 * The address with a decodable path; the query, which is read leniently, stays as it is. Next.js fails on invalid percent encoding before any
 * handler runs: with its percent signs escaped, such a path is an unknown one.
 */
export function decodablePath(url: string): string {
  const path = pathOf(url);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}

/** The address with each NUL in its query as the character that stands for an unreadable one: a database accepts none, and a page says what it cannot read. */
export function readableQuery(url: string): string {
  const path = pathOf(url);
  return path + url.slice(path.length).replaceAll('%00', '%EF%BF%BD');
}

/** A page fetched ahead, or asked for as a picture of another site: it would cost a search for nobody. Old browsers do not say. */
function isSeenByNobody(headers: IncomingMessage['headers']): boolean {
  const mode = headers['sec-fetch-mode'] ?? 'navigate';
  return (
    /\bprefetch\b/.test(String(headers['sec-purpose'])) || (mode !== 'navigate' && headers['sec-fetch-site'] !== 'same-origin')
  );
}

function isName(part: string): boolean {
  try {
    const name = decodeURIComponent(part);
    return !/[/\\\0]/.test(name) && name !== '.' && name !== '..';
  } catch {
    return false;
  }
}

function pathOf(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? '';
}

function pictureOf(url: string): string {
  return new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('url') ?? '';
}

function methodRefusal(allow: string): Refusal {
  return { status: 405, error: 'This address does not take that method.', code: 'methodNotAllowed', allow };
}

const badAddress: Refusal = { status: 400, error: 'This is not an address of this site.', code: 'badAddress' };
const notAhead: Refusal = { status: 503, error: 'This page is not fetched ahead.', code: 'notAhead' };
const nothingHere: Refusal = { status: 404, error: 'There is nothing at this address.', code: 'notFound' };
const unexpectedBody: Refusal = { status: 400, error: 'A request of this method has no body.', code: 'unexpectedBody' };
const bodyTooLarge: Refusal = { status: 413, error: 'The body is too large.', code: 'bodyTooLarge' };
