import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { encodingFor } from '@/lib/network/accepted-encoding';
import { withPolicy } from './page-policy';

const done = Symbol.for('karam.pages-without-scripts');

/** As in next.config.mjs: rendered for each request, with a policy that forbids scripts. */
const page = /^(?:\/ar)?\/(?:enquiry|mailed-link|newsletter)\/?(?:\?|$)/;

/** A hotel's page is rendered for each request too, but has scripts: its policy is added once the HTML is complete. */
const hotelPage = /^(?:\/ar)?\/explore\/hotels\/stay\//;

function rewriteFor(address: string): ((html: string) => string) | null {
  if (page.test(address)) return withoutScripts;
  return hotelPage.test(address) ? withPolicyInHead : null;
}

/** A page without a head is an error page without scripts. */
function withPolicyInHead(html: string): string {
  return html.includes('<head>') ? withPolicy(html) : html;
}

/**
 * Next.js writes its scripts into every page. On pages without scripts, the browser would report an error for each, so they are removed from the
 * answer. On a hotel's page, each is listed in the policy.
 */
export function leaveOutForbiddenScripts(): void {
  if (Reflect.has(globalThis, done)) return;
  Reflect.set(globalThis, done, true);
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const rewrite = rewriteFor(request.url ?? '');
    if (!rewrite) return;
    // A compressed answer could not be read here; it is compressed below, once complete.
    const encoding = encodingFor(request.headers['accept-encoding']);
    // The page determines the status. Node still sends no body.
    if (request.method === 'HEAD') request.method = 'GET';
    delete request.headers['accept-encoding'];
    rewriteHtml(response, rewrite, encoding);
  });
}

/** The page without scripts and their preloads. Data blocks, which do not run, stay. */
export function withoutScripts(html: string): string {
  return html
    .split(endOfScript)
    .map((piece) => (piece.endsWith('</script>') ? withoutLastScript(piece) : piece))
    .join('')
    .replace(/<link\b[^<>]*>/g, (link) => (isForScripts.test(link) ? '' : link));
}

const endOfScript = /(?<=<\/script>)/;
const isForScripts = /\s(?:as="script"|rel="modulepreload")/;

/** `piece` ends with a script; inside scripts, Next.js writes no "<". */
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

/** The status in an attribute of the page. A deleted hotel is only found out after Next.js has sent 200. */
function statusOf(html: string): number | null {
  const [, status] = /<div data-page-status="([45]\d\d)"/.exec(html) ?? [];
  return status ? Number(status) : null;
}

/** Holds an HTML answer back until it is complete. Other answers, such as a page's data, pass unchanged. */
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

  // Next.js and its compression flush the headers early, but the status is known only when the page is complete.
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
