import type { App, IAppConfig } from '@supabase/lite';
import { type AuthContext, answerKnownAddress } from './auth-answers.ts';
import type { Exclusive } from './database.ts';
import type { FunctionsHost } from './functions.ts';
import { outboxPage } from './outbox-page.ts';

export interface RouteOptions extends AuthContext {
  app: Pick<App<IAppConfig>, 'fetch'>;
  exclusive: Exclusive;
  functions: FunctionsHost;
}

const maxBodyBytes = 2 * 1024 * 1024;

/** What the backend answers over HTTP. Everything not named here is closed, lite's own /_system among it. */
export function createRoutes({ app, exclusive, functions, db, outbox, siteUrl }: RouteOptions) {
  async function answerLite(
    request: Request,
    path: string,
    body: ArrayBuffer | null,
    peerAddress: string | null,
  ): Promise<Response> {
    const answer = await app.fetch(request, { peerAddress });
    if (answer.status !== 429 || !body || !path.startsWith('/auth/v1/')) return answer;
    return (await answerKnownAddress(path, parseJson(body), { db, outbox, siteUrl })) ?? answer;
  }

  return async function route(request: Request, peerAddress: string | null): Promise<Response> {
    const { pathname: path } = new URL(request.url);
    if (path === '/health') {
      await exclusive(() => db.query('select 1'));
      return Response.json({ status: 'ok' });
    }
    if (path === '/_local/outbox' || path === '/_local/outbox.json') {
      if (!isFromThisMachine(request)) return notFound();
      const mails = await outbox.list();
      return path.endsWith('.json') ? Response.json(mails) : htmlAnswer(outboxPage(mails));
    }
    const isFunction = path.startsWith('/functions/v1/');
    if (!isFunction && !path.startsWith('/auth/v1/') && !path.startsWith('/rest/v1/')) return notFound();

    // Read to the end before taking a turn: a slow sender holds up nobody else.
    const body = await readBody(request);
    if (body === 'too large') {
      // The rest of the body stays unread, so the connection cannot serve another request.
      return Response.json({ message: 'The request is too large' }, { status: 413, headers: { connection: 'close' } });
    }
    const { url, method } = request;
    const headers = new Headers(request.headers);
    if (isFunction) {
      if (peerAddress && !headers.has('x-forwarded-for')) headers.set('x-forwarded-for', peerAddress);
      return functions.call(new Request(url, { method, headers }), body);
    }
    return exclusive(() => answerLite(new Request(url, { method, headers, body }), path, body, peerAddress));
  };
}

/** Mail holds links that sign people in: neither a proxy in front nor a page under a foreign host name gets at it. */
function isFromThisMachine(request: Request): boolean {
  const { hostname } = new URL(request.url);
  const isProxied = ['x-forwarded-for', 'x-forwarded-host', 'forwarded'].some((name) => request.headers.has(name));
  return !isProxied && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
}

async function readBody(request: Request): Promise<ArrayBuffer | null | 'too large'> {
  if (!request.body) return null;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body) {
    size += part.byteLength;
    if (size > maxBodyBytes) return 'too large';
    parts.push(part);
  }
  return new Blob(parts as Uint8Array<ArrayBuffer>[]).arrayBuffer();
}

function parseJson(body: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
}

function htmlAnswer(html: string): Response {
  const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy } });
}

function notFound(): Response {
  return Response.json({ message: 'Not found' }, { status: 404 });
}
