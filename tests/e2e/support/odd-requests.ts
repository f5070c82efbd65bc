import { connect } from 'node:net';
import { handlers, pages, segments, supabase } from './odd-addresses.ts';
import { oddBody } from './odd-bodies.ts';

/** A raw request, and the local address it comes from, so that no rate limit hides the answer. */
export interface OddRequest {
  line: string;
  bytes: Buffer;
  from: string;
}

/** A generator of numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const endings = [
  '',
  '',
  '',
  '.rsc',
  '.json',
  '/',
  '//',
  '%',
  '%00',
  '%2e%2e',
  '\\',
  '/\\x',
  '%ff',
  'ي',
  ';a',
  '.segments/x.segment.rsc',
  'a'.repeat(3000),
];
const names = [
  'from',
  'url',
  'w',
  'q',
  'lang',
  'next',
  'token',
  'token_hash',
  'keyword',
  'flight',
  'date',
  'select',
  'order',
  'limit',
  'offset',
  'id',
  'or',
  'answer',
  '_rsc',
  'apikey',
  'a[]',
  'user_id',
  'notes',
  'and',
  'columns',
];
const values = [
  ...[
    '',
    '1',
    '-1',
    '1e999',
    '640',
    'ar',
    '%',
    '%00',
    '%2F%5Cx',
    '/\\x',
    '/art/doha.svg',
    'https://x.example/a.jpg',
    'a'.repeat(5000),
    '%ed%a0%80',
    '%f0%9f',
  ],
  ...[
    'eq.%00',
    'eq.1',
    'in.(',
    'not.type.null',
    '((',
    '*,x(*)',
    '*,(',
    'id.desc.x',
    '%22',
    "'",
    '..%2f',
    'javascript:alert(1)',
    '%0d%0aX: y',
    '2026-13-45',
    'DOH',
    'like.*%25*',
    'fts(x).y',
    '"',
    'match.^(a*)(a*)\\1\\2$',
    '('.repeat(5000),
    'bookings('.repeat(7),
    '(a.eq.1,and(b.lt.2,c.type.null))',
  ],
];
const headers = [
  ...[
    'RSC: 1',
    'Next-Router-Prefetch: 1',
    'Next-Router-State-Tree: %5B%22',
    'Next-Router-Segment-Prefetch: /_tree',
    'Next-Action: 00',
    'Next-Url: /x',
    'x-nextjs-data: 1',
  ],
  ...[
    'x-middleware-subrequest: middleware',
    'x-middleware-rewrite: /x',
    'Range: bytes=5-1',
    'Range: bytes=0-,0-',
    'If-None-Match: *',
    'If-Modified-Since: never',
  ],
  ...[
    'Accept-Encoding: gzip, br;q=x',
    'Accept: application/json',
    'Accept: \u0001',
    'Cookie: karam-session=base64-%%%',
    'Cookie: karam-session.0=base64-eyJ9; NEXT_LOCALE=ar',
    'Cookie: NEXT_LOCALE=\u00e9',
  ],
  ...[
    'Authorization: Bearer x.y.z',
    'Prefer: count=exact',
    'Origin: null',
    'Referer: ::',
    'Sec-Fetch-Site: cross-site',
    'X-Forwarded-For: x, ::, 1',
    'X-Forwarded-Proto: x',
  ],
  ...[
    'X-Forwarded-Host: a b',
    'Host: other.example',
    'Accept-Language: *;q=9',
    'X-HTTP-Method-Override: DELETE',
    'Expect: 100-continue',
    'Upgrade: h2c',
    'Content-Encoding: gzip',
  ],
];
const oddMethods = ['TRACE', 'OPTIONS', 'HEAD', 'PROPFIND', 'QUERY', 'PURGE', 'LINK', 'M-SEARCH', 'CONNECT', 'GETS', 'get'];
const absolute = (path: string) => `http://other.example${path}`;

/**
 * `count` malformed requests, the same for the same seed, for every page, handler and door of the site. With Supabase's publishable key many of
 * them come as far as the database.
 */
export function oddRequests(seed: number, count: number, publishableKey = 'x'): OddRequest[] {
  const random = randomOf(seed);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const often = (share: number) => random() < share;
  return Array.from({ length: count }, (_, index) => {
    const place = pick([pages, handlers, handlers, supabase]);
    const method = often(0.05)
      ? pick(oddMethods)
      : often(place === pages ? 0.8 : 0.3)
        ? 'GET'
        : pick(['POST', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE']);
    const query = Array.from({ length: Math.floor(random() * 4) }, () => `${pick(names)}=${pick(values)}`).join('&');
    const path = pick(place).replace(/\[[^\]]*\]/g, () => pick(segments)) + (often(0.3) ? pick(endings) : '');
    const target = query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path;
    const hasBody = method !== 'GET' && method !== 'HEAD' ? often(0.9) : often(0.03);
    const {
      type,
      encoding,
      bytes: body,
    } = hasBody ? oddBody(pick, often) : { type: '', encoding: undefined, bytes: Buffer.alloc(0) };
    const isChunked = hasBody && body.length > 0 && often(0.2);
    const lines = [
      `${method} ${often(0.01) ? absolute(target) : target} HTTP/1.1`,
      'Host: localhost',
      'Connection: close',
      ...(place === supabase && often(0.7) ? [`apikey: ${publishableKey}`] : []),
      ...Array.from({ length: Math.floor(random() * 4) }, () => pick(headers)),
      ...(often(0.01) ? Array.from({ length: 150 }, (_none, header) => `X-${header}: ${'y'.repeat(80)}`) : []),
      ...(hasBody ? [`Content-Type: ${type}`, ...(encoding ? [`Content-Encoding: ${encoding}`] : [])] : []),
      ...(isChunked ? ['Transfer-Encoding: chunked'] : hasBody ? [`Content-Length: ${body.length}`] : []),
    ];
    const framed = isChunked
      ? Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')])
      : body;
    const bytes = Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), framed]);
    const line = `${lines[0]?.slice(0, 150)} | ${lines.slice(3).join(' | ').slice(0, 200)} | ${body.toString('latin1').slice(0, 200)}`;
    return { line, bytes, from: `127.88.${Math.floor(index / 250) % 250}.${1 + (index % 250)}` };
  });
}

/** The status of the answer; 0 for a connection that was closed without one. Rejects after a minute without either. */
export function statusOf(port: number, { bytes, from, line }: OddRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from });
    let said = '';
    socket.setTimeout(60_000, () => {
      reject(new Error(`no answer to ${line}`));
      socket.destroy();
    });
    socket.on('data', (part) => {
      if (said.length < 100) said += part.toString('latin1');
      const status = /^(?:HTTP\/1\.1 1\d\d [^\r]{0,40}\r\n\r\n)?HTTP\/1\.1 ([2-5]\d\d) /.exec(said)?.[1];
      if (!status) return;
      resolve(Number(status));
      socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.once('close', () => resolve(0));
    socket.write(bytes);
  });
}

/** Sends all of them, `atOnce` at a time, and returns those that failed: with a 5xx, or without an answer. */
export async function sendAll(port: number, requests: readonly OddRequest[], atOnce: number): Promise<string[]> {
  const wrong: string[] = [];
  let next = 0;
  const worker = async () => {
    for (let request = requests[next++]; request; request = requests[next++]) {
      const status = await statusOf(port, request).catch(() => 'silence' as const);
      if (status === 'silence' || status >= 500) wrong.push(`${status} ${request.line}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return wrong;
}
