import type { IncomingMessage } from 'node:http';
import type { ErrorAnswer } from '../network/http.ts';

/** The most that is read of any body, to take it or to let the next request on its connection through. Handlers have lower limits. */
export const maxBodyBytes = 32 * 1024 * 1024;

export interface Refusal extends ErrorAnswer {
  status: number;
  /** The methods this address takes, where the method is the reason. */
  allow?: string;
}

const knownMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const readingMethods = ['GET', 'HEAD'];

/** Addresses that take more than GET and HEAD; all others are pages and files. */
const isHandler = (path: string) => /^\/(?:api|auth|supabase)\//.test(path);
/** Controls, and backslashes, which some readers of addresses take for slashes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const unsafeInPictureAddress = /[\u0000-\u001f\\]/;

/** Why a request is rejected before it is handled; null for one to be handled. */
export function refusalOf({
  method = '',
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): Refusal | null {
  if (!knownMethods.includes(method)) return methodRefusal(knownMethods.join(', '));
  // Absolute addresses are for proxies, and a NUL is in no text that a database takes.
  if (!url.startsWith('/') || url.includes('\\') || url.includes('%00')) return badAddress;
  const path = pathOf(url);
  // Where other hosts keep the data of pages. Routers ask here by header, and Next.js fails on some of these.
  if (path.endsWith('.rsc')) return nothingHere;
  const isReading = readingMethods.includes(method);
  if (!isReading && !isHandler(path)) return methodRefusal(readingMethods.join(', '));
  if (path === '/_next/image' && unsafeInPictureAddress.test(pictureOf(url))) return badAddress;
  const length = Number(headers['content-length'] ?? 0);
  if (isReading && (length > 0 || headers['transfer-encoding'] !== undefined)) return unexpectedBody;
  return length > maxBodyBytes ? bodyTooLarge : null;
}

/**
 * The address of the not-found page in the language of `url`, where `url` would be a page but hides a slash or a step up in its letters, or cannot be
 * decoded: Next.js has a bare answer of its own for those. Null for every other address.
 */
export function notFoundInsteadOf(url: string): string | null {
  const path = pathOf(url);
  if (isHandler(path) || /^\/_(?:next|flight)\//.test(path) || path.split('/').every(isName)) return null;
  return (/^\/ar(?:\/|$)/.test(path) ? '/ar/page-not-found' : '/page-not-found') + url.slice(path.length);
}

function isName(part: string): boolean {
  try {
    const name = decodeURIComponent(part);
    return !/[/\\]/.test(name) && name !== '.' && name !== '..';
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
const nothingHere: Refusal = { status: 404, error: 'There is nothing at this address.', code: 'notFound' };
const unexpectedBody: Refusal = { status: 400, error: 'A request of this method has no body.', code: 'unexpectedBody' };
const bodyTooLarge: Refusal = { status: 413, error: 'The body is too large.', code: 'bodyTooLarge' };
