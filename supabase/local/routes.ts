import type { App, IAppConfig } from '@supabase/lite';
import { clientAddress } from '../../lib/security/client-address.ts';
import { isRefusal, readRestRequest } from '../../lib/supabase/proxy/rest-request.ts';
import { authError } from './auth/auth-errors.ts';
import type { AuthContext } from './auth/auth-request.ts';
import { handleAuth } from './auth/handle-auth.ts';
import { isSessionOpen } from './auth/session-token.ts';
import type { Exclusive } from './database/database.ts';
import type { FunctionsHost } from './functions/functions-host.ts';
import { outboxPage } from './mail/outbox-page.ts';
import { takeMail } from './mail/take-mail.ts';

/** How requests take turns on the database. */
export interface Turns {
  auth: Exclusive;
  data: Exclusive;
}

export interface RouteOptions extends AuthContext {
  app: Pick<App<IAppConfig>, 'fetch'>;
  turns: Turns;
  functions: FunctionsHost;
  /** Authorizes the site to store its own mail in the outbox. */
  secretKey: string;
  /** False when the disk is full. */
  hasRoom: () => boolean;
  /** The number of proxies in front of the site: see lib/security/client-address.ts. */
  trustedProxies: number;
}

const maxBodyBytes = 2 * 1024 * 1024;
/** Contain files of 12 MB in base64. */
const largeCalls = ['/rest/v1/rpc/create_enquiry_with_files', '/rest/v1/rpc/add_papers'];
const maxLargeBytes = 18 * 1024 * 1024;
/** In bytes. The rest of a too large body is read up to this limit: a proxy that is still sending would not see the answer. */
const maxUploadBytes = 64 * 1024 * 1024;

/** The HTTP routes of the backend. Everything else is closed, including lite's own /_system. */
export function createRoutes({ app, turns, functions, trustedProxies, secretKey, hasRoom, ...auth }: RouteOptions) {
  return async function route(request: Request, peerAddress: string | null): Promise<Response> {
    const { origin, pathname: path, searchParams: query } = new URL(request.url);
    if (path === '/health') {
      await turns.data(() => auth.db.query('select 1'));
      return Response.json({ status: 'ok' });
    }
    if (path === '/_local/outbox' || path === '/_local/outbox.json') {
      if (!isFromThisMachine(request)) return notFound();
      const mails = await auth.outbox.list();
      return path.endsWith('.json') ? Response.json(mails) : htmlResponse(outboxPage(mails));
    }
    if (path === '/_local/mail') return isFromThisMachine(request) ? takeMail(request, secretKey, auth.outbox) : notFound();
    const isFunction = path.startsWith('/functions/v1/');
    if (!isFunction && !path.startsWith('/auth/v1/') && !path.startsWith('/rest/v1/')) return notFound();

    // Nothing could be stored, and the site is told before a visitor is.
    const isReading = ['GET', 'HEAD', 'OPTIONS'].includes(request.method) && path !== '/auth/v1/health';
    if (!isFunction && !isReading && !hasRoom()) return diskFull(path);

    // Read completely before queueing, so that a slow sender blocks nobody.
    const body = await readBody(request, largeCalls.includes(path) ? maxLargeBytes : maxBodyBytes);
    if (body === 'too large') {
      // The rest of an endless body stays unread, so the connection cannot be reused.
      return Response.json({ message: 'The request is too large' }, { status: 413, headers: { connection: 'close' } });
    }
    const { url, method } = request;
    const headers = new Headers(request.headers);
    if (isFunction) {
      if (peerAddress && !headers.has('x-forwarded-for')) headers.set('x-forwarded-for', peerAddress);
      return functions.call(new Request(url, { method, headers }), body);
    }
    const lite = () => app.fetch(new Request(url, { method, headers, body }), { peerAddress });
    if (path.startsWith('/rest/v1/')) {
      const token = headers.get('authorization')?.replace(/^Bearer /i, '') ?? '';
      const isSite = headers.get('apikey') === secretKey;
      const refusal = isSite ? null : refuseCostly(request);
      if (refusal) return refusal;
      return turns.data(async () => ((await isSessionOpen(token, auth.db)) ? cleanRestResponse(await lite()) : sessionEnded()));
    }
    const address = addressOf(headers, peerAddress, trustedProxies);
    const askUser = () => app.fetch(new Request(`${origin}/auth/v1/user`, { headers: withoutBody(headers) }), { peerAddress });
    const liteWith = (other: Record<string, unknown>) =>
      app.fetch(new Request(url, { method, headers: asJson(headers), body: JSON.stringify(other) }), { peerAddress });
    const fields = body?.byteLength ? parseJson(body) : {};
    if (!fields) return authError(400, 'bad_json', 'Could not parse request body as JSON');
    const asked = `${method} ${path.slice('/auth/v1'.length)}`;
    return handleAuth({ route: asked, query, headers, body: fields, address, lite, liteWith, askUser }, auth, turns.auth);
  };
}

/** The network address for counting a request. Without the header, the request comes from the site's own server or a program on this machine. */
export function addressOf(headers: Headers, peerAddress: string | null, trustedProxies: number): string {
  return headers.has('x-forwarded-for') ? clientAddress(headers, trustedProxies) : (peerAddress ?? 'unknown');
}

/** Mail contains links that sign people in: it must not be reachable through a proxy or from a page under another host name. */
function isFromThisMachine(request: Request): boolean {
  const { hostname } = new URL(request.url);
  const isProxied = ['x-forwarded-for', 'x-forwarded-host', 'forwarded'].some((name) => request.headers.has(name));
  return !isProxied && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
}

async function readBody(request: Request, maxBytes: number): Promise<ArrayBuffer | null | 'too large'> {
  if (!request.body) return null;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body) {
    size += part.byteLength;
    if (size > maxUploadBytes) break;
    if (size <= maxBytes) parts.push(part);
  }
  if (size > maxBytes) return 'too large';
  return new Blob(parts as Uint8Array<ArrayBuffer>[]).arrayBuffer();
}

/** The fields of a body; null when it is not an object. */
function parseJson(body: ArrayBuffer): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(body));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

function withoutBody(headers: Headers): Headers {
  const forwarded = new Headers(headers);
  for (const name of ['content-length', 'content-type', 'transfer-encoding']) forwarded.delete(name);
  return forwarded;
}

function asJson(headers: Headers): Headers {
  const changed = withoutBody(headers);
  changed.set('content-type', 'application/json');
  return changed;
}

function htmlResponse(html: string): Response {
  const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy } });
}

/** Visitors' questions are those whose cost is bounded, also when they come from the site's server. The site's own key may ask anything. */
function refuseCostly({ method, url }: Request): Response | null {
  if (method === 'OPTIONS') return null;
  const { pathname, search } = new URL(url);
  const question = readRestRequest(method, pathname, search.slice(1));
  return isRefusal(question) ? restError(question.status, question.code, question.message) : null;
}

function restError(status: number, code: string, message: string): Response {
  return Response.json({ code, message, details: null, hint: null }, { status });
}

/**
 * PostgREST answers 400 where lite answers 500: for a row that violates a check, or a value of the wrong type. The name of the check is only
 * logged.
 */
async function cleanRestResponse(answer: Response): Promise<Response> {
  if (answer.status !== 500) return answer;
  const text = await answer.clone().text();
  if (text.includes('due to statement timeout')) return restError(504, '57014', 'canceling statement due to statement timeout');
  if (!/violates check constraint|holds 20 travellers|Invalid input for \w{1,63} type|Invalid time value/.test(text))
    return answer;
  return restError(400, '23514', 'The row breaks a rule of its table');
}

/** PostgREST's answer for an ended session. */
function sessionEnded(): Response {
  return restError(401, 'PGRST303', 'The session has ended');
}

function diskFull(path: string): Response {
  const message = 'The disk is full: nothing can be stored at present';
  return path.startsWith('/auth/') ? authError(503, 'unexpected_failure', message) : restError(503, '53100', message);
}

function notFound(): Response {
  return Response.json({ message: 'Not found' }, { status: 404 });
}
