import type { IncomingMessage, ServerResponse } from 'node:http';
import { withPolicy } from '../../security/page-policy.ts';
import { type Answer, callInProcess, type Handle, ofConnection, wholeAnswer } from './ask-next.ts';
import { sendOnce } from './compressed.ts';

/** As in next.config.mjs: rendered for each request, with a policy that forbids scripts. */
const withoutAnyScript =
  /^(?:\/ar)?\/(?:enquiry|entry-rules|mailed-link|newsletter|prayer-times|trip-plan\/add|visa-papers)\/?(?:\?|$)/;
const endOfScript = /(?<=<\/script>)/;
const isForScripts = /\s(?:as="script"|rel="modulepreload")/;

/** Answers with what Next.js makes of this request: a page gets its policy and its status, and is compressed, once it is complete. */
export async function answerFinished(
  handle: Handle,
  request: IncomingMessage,
  response: ServerResponse,
  left: AbortSignal,
): Promise<void> {
  const { url = '', headers } = request;
  const answer = await callInProcess(handle, url, { headers, left });
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined && !ofConnection.test(name)) response.setHeader(name, value);
  }
  await answerWhole(request, response, answer);
}

/** Sends the whole page, once it is there. Headers are set. */
export async function answerWhole(request: IncomingMessage, response: ServerResponse, begun: IncomingMessage): Promise<void> {
  const answer = await wholeAnswer(begun);
  response.statusCode = statusOf(answer);
  await sendOnce(request, response, isHtml(answer.headers) ? finished(answer.body.toString(), request.url ?? '') : answer.body);
}

/** The status that the page tells, if it does: a page that is prerendered, or begun before the supplier answered, has 200 from Next.js. */
export function statusOf(answer: Answer): number {
  if (answer.status !== 200 || !isHtml(answer.headers)) return answer.status;
  return statusIn(answer.body.toString());
}

/** What the page says of itself; a page that says nothing was found. */
export function statusIn(html: string): number {
  return Number(/<div data-page-status="([45]\d\d)"/.exec(html)?.[1] ?? 200);
}

function finished(html: string, url: string): Buffer {
  if (withoutAnyScript.test(url)) return Buffer.from(withoutScripts(html));
  // A page without a head is an error page without scripts.
  return Buffer.from(html.includes('<head>') ? withPolicy(html) : html);
}

export function isHtml(headers: Answer['headers']): boolean {
  return /^text\/html\b/.test(headers['content-type'] ?? '');
}

/**
 * The page without scripts and their preloads, which Next.js writes into every page: its policy forbids them, and the browser would report an error
 * for each. Data blocks, which do not run, stay.
 */
function withoutScripts(html: string): string {
  return html
    .split(endOfScript)
    .map((piece) => (piece.endsWith('</script>') ? withoutLastScript(piece) : piece))
    .join('')
    .replace(/<link\b[^<>]*>/g, (link) => (isForScripts.test(link) ? '' : link));
}

/** `piece` ends with a script; inside scripts, Next.js writes no "<". */
function withoutLastScript(piece: string): string {
  const start = piece.lastIndexOf('<script');
  if (start < 0) return piece;
  const tag = piece.slice(start, piece.indexOf('>', start));
  return /\stype="application\//.test(tag) ? piece : piece.slice(0, start);
}
