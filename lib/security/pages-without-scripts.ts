import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { encodingFor } from '@/lib/network/accepted-encoding';
import { withPolicy } from './page-policy';

const done = Symbol.for('karam.pages-without-scripts');

/** As in next.config.mjs: made for each request, and under a policy that forbids scripts. */
const page = /^(?:\/ar)?\/(?:enquiry|mailed-link|newsletter)\/?(?:\?|$)/;

/** A page of one hotel is made for each request too, and has scripts: its policy is written when it is whole. */
const hotelPage = /^(?:\/ar)?\/explore\/hotels\/stay\//;

function rewriteFor(address: string): ((html: string) => string) | null {
  if (page.test(address)) return withoutScripts;
  return hotelPage.test(address) ? withPolicyInHead : null;
}

/** A page without a head is a plain error without scripts. */
function withPolicyInHead(html: string): string {
  return html.includes('<head>') ? withPolicy(html) : html;
}

/**
 * Next writes its scripts into every page. On pages that may have none the browser would refuse each one with an error, so they are left out of the
 * answer; on the page of a hotel each is named in the policy.
 */
export function leaveOutForbiddenScripts(): void {
  if (Reflect.has(globalThis, done)) return;
  Reflect.set(globalThis, done, true);
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const rewrite = rewriteFor(request.url ?? '');
    if (!rewrite) return;
    // An answer compressed by Next cannot be read here; it is compressed below, when it is complete.
    const encoding = encodingFor(request.headers['accept-encoding']);
    // The status is known from the page. Node sends no body all the same.
    if (request.method === 'HEAD') request.method = 'GET';
    delete request.headers['accept-encoding'];
    rewriteHtml(response, rewrite, encoding);
  });
}

/** The page without scripts and without what is fetched for them. Blocks of data, which run nothing, stay. */
export function withoutScripts(html: string): string {
  return html
    .split(endOfScript)
    .map((piece) => (piece.endsWith('</script>') ? withoutLastScript(piece) : piece))
    .join('')
    .replace(/<link\b[^<>]*>/g, (link) => (isForScripts.test(link) ? '' : link));
}

const endOfScript = /(?<=<\/script>)/;
const isForScripts = /\s(?:as="script"|rel="modulepreload")/;

/** `piece` ends with a script; within one, Next writes no "<". */
function withoutLastScript(piece: string): string {
  const start = piece.lastIndexOf('<script');
  if (start < 0) return piece;
  const tag = piece.slice(start, piece.indexOf('>', start));
  return /\stype="application\//.test(tag) ? piece : piece.slice(0, start);
}

type Encoding = ReturnType<typeof encodingFor>;

const compressions = {
  br: (html: string) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html: string) => gzipSync(html),
};

/** The status that a page names itself, in an attribute of an element: one for a hotel that is gone is found by its id alone, after Next has said 200. */
function statusOf(html: string): number | null {
  const [, status] = /<div data-page-status="([45]\d\d)"/.exec(html) ?? [];
  return status ? Number(status) : null;
}

/** Holds an HTML answer back until it is whole. Other answers, such as the data of a page, pass as they come. */
function rewriteHtml(response: ServerResponse, rewrite: (html: string) => string, encoding: Encoding): void {
  const write = response.write.bind(response) as (...args: unknown[]) => boolean;
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  const held: Buffer[] = [];
  const isHtml = () => String(response.getHeader('content-type') ?? '').startsWith('text/html');
  const hold = (chunk: unknown) => {
    if (chunk instanceof Uint8Array || typeof chunk === 'string') held.push(Buffer.from(chunk));
  };

  response.write = ((...args: unknown[]) => {
    if (!isHtml()) return write(...args);
    hold(args[0]);
    const written = args.at(-1);
    if (typeof written === 'function') process.nextTick(written);
    return true;
  }) as ServerResponse['write'];

  // Next and its compression send the headers ahead; until the page is whole its status is not known.
  const flushHeaders = response.flushHeaders.bind(response);
  response.flushHeaders = () => {
    if (!isHtml()) flushHeaders();
  };
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = ((...args: unknown[]) => {
    if (!isHtml()) return writeHead(...args);
    if (typeof args[0] === 'number') response.statusCode = args[0];
    const headers = args.at(-1);
    if (headers instanceof Object) response.setHeaders(new Headers(headers as Record<string, string>));
    return response;
  }) as ServerResponse['writeHead'];

  response.end = ((...args: unknown[]) => {
    if (!isHtml()) return end(...args);
    hold(args[0]);
    const html = rewrite(Buffer.concat(held).toString());
    response.writeHead = writeHead as ServerResponse['writeHead'];
    const isCompressed = encoding !== 'identity' && html !== '' && !response.headersSent;
    if (!response.headersSent) {
      response.removeHeader('content-length');
      response.statusCode = statusOf(html) ?? response.statusCode;
    }
    if (isCompressed) response.setHeader('content-encoding', encoding);
    return end(
      isCompressed ? compressions[encoding](html) : html,
      args.find((argument) => typeof argument === 'function'),
    );
  }) as ServerResponse['end'];
}
