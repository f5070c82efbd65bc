import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gunzipSync, gzip } from 'node:zlib';
import { hashOf } from './light-page.ts';

/** A compressed text. Clients without compression are rare: for them it is decompressed each time. */
interface Compressed {
  br: Buffer;
  gzip: Buffer;
  etag: string;
}

/** A tenth smaller than with 9, in about 50 ms; 11 takes ten times as long for 2 % more. */
const brotliQuality = 10;

/** For what is sent once: a tenth larger, in about 5 ms. */
const quickQuality = 5;

function brotli(text: string | Buffer, quality: number): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text) };
  return promisify(brotliCompress)(text, { params });
}

export async function compress(text: string | Buffer): Promise<Compressed> {
  const [br, gzipped] = await Promise.all([brotli(text, brotliQuality), promisify(gzip)(text, { level: 9 })]);
  // Weak, because the bytes differ by encoding.
  return { br, gzip: gzipped, etag: `W/"${hashOf(text)}"` };
}

export interface Sent extends Compressed {
  type: string;
  /** Sent with every answer. */
  headers: Record<string, string | string[]>;
}

/** Sends the text in an encoding that the client accepts, or 304 when it is unchanged. */
export function send(
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  { etag, type, headers, ...bodies }: Sent,
): void {
  const always = { ...headers, ETag: etag };
  if (isFresh(asked, etag)) {
    response.writeHead(304, always);
    response.end();
    return;
  }
  const encoding = encodingFor(asked['accept-encoding']);
  const body = encoding === 'identity' ? gunzipSync(bodies.gzip) : bodies[encoding];
  response.writeHead(200, {
    ...always,
    'Content-Type': type,
    'Content-Length': body.length,
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  });
  response.end(method === 'HEAD' ? undefined : body);
}

/** Files that are small when compressed; pictures are already. */
const isText = /^(?:text\/|image\/svg|application\/(?:[\w.+-]*(?:json|xml|javascript)))/;

/** Sends a body to one visitor, compressed if they accept it. Status and other headers are set. */
export async function sendOnce({ method, headers }: IncomingMessage, response: ServerResponse, body: Buffer): Promise<void> {
  const { statusCode } = response;
  if (statusCode === 204 || statusCode === 304) return void response.end();
  const type = String(response.getHeader('content-type') ?? '');
  const encoding =
    isText.test(type) && statusCode !== 206 && body.length > 1_000 ? encodingFor(headers['accept-encoding']) : 'identity';
  const sent = encoding === 'br' ? await brotli(body, quickQuality) : encoding === 'gzip' ? await promisify(gzip)(body) : body;
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', sent.length);
  response.end(method === 'HEAD' ? undefined : sent);
}

interface SentStream {
  /** Sends a part so that it can be shown at once. */
  send: (text: string) => void;
  end: (text: string) => void;
}

/** Begins an answer that is sent in parts, compressed if the visitor accepts it. Status and headers are set, but for those of the body. */
export function openStream({ headers }: IncomingMessage, response: ServerResponse): SentStream {
  const encoding = encodingFor(headers['accept-encoding']);
  if (encoding === 'identity') return { send: (text) => response.write(text), end: (text) => response.end(text) };
  response.setHeader('Content-Encoding', encoding);
  const packer =
    encoding === 'br' ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: quickQuality } }) : createGzip();
  pipeline(packer, response, () => undefined);
  return {
    send: (text) => {
      packer.write(text);
      packer.flush(encoding === 'br' ? constants.BROTLI_OPERATION_FLUSH : constants.Z_SYNC_FLUSH);
    },
    end: (text) => packer.end(text),
  };
}

/** Like Next.js: a forced reload gets the whole answer. */
export function isFresh(headers: IncomingHttpHeaders, etag: string): boolean {
  const known = headers['if-none-match'];
  if (!known || /(?:^|,)\s*no-cache\s*(?:,|$)/.test(headers['cache-control'] ?? '')) return false;
  const bare = (text: string) => text.trim().replace(/^W\//, '');
  return known.trim() === '*' || known.split(',').some((one) => bare(one) === bare(etag));
}

/** The encoding that the client prefers; among equals brotli, then gzip. Identity comes last unless it is mentioned. */
export function encodingFor(accepted: string | undefined): 'br' | 'gzip' | 'identity' {
  const qualities = new Map<string, number>();
  for (const part of accepted?.toLowerCase().split(',') ?? []) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((text) => text.startsWith('q='));
    // A quality that is not a number counts as 0.
    qualities.set(name, quality === undefined ? 1 : Math.min(Number(quality.slice(2)) || 0, 1));
  }
  let best: 'br' | 'gzip' | 'identity' = 'identity';
  let quality = qualities.get('identity') ?? 0;
  for (const encoding of ['gzip', 'br'] as const) {
    const own = qualities.get(encoding) ?? qualities.get('*') ?? 0;
    if (own <= 0 || own < quality) continue;
    best = encoding;
    quality = own;
  }
  return best;
}
