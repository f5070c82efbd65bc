/**
 * Sends a page in two parts: its beginning as soon as Next.js has rendered it, and the rest, in the order in which it is read, when the answer of a
 * supplier is there. So the results need no script, and scripts come after them (docs/engineering/light-pages.md).
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { StringDecoder } from 'node:string_decoder';
import { localizePath, splitLocale } from '../../i18n/locales.ts';
import { isSearched, isStreamedPage } from '../../routes/streamed-pages.ts';
import { replaceScripts, withPolicy } from '../../security/page-policy.ts';
import { callInProcess, type Handle, ofConnection } from '../page-store/ask-next.ts';
import { openStream } from '../page-store/compressed.ts';
import { answerFinished, answerWhole, isHtml, statusIn } from '../page-store/finished-page.ts';
import { loader, runtimeLast, separateScripts, shortened } from '../page-store/light-page.ts';
import { asksForData, markup, pushedBy } from '../page-store/next-internals.ts';
import { costOf } from '../request-queues.ts';

/** The inline script before the loader. */
const streamStart = await shortened(new URL('./stream-start.js', import.meta.url));

export async function answerStreamed(
  handle: Handle,
  request: IncomingMessage,
  response: ServerResponse,
  left: AbortSignal,
): Promise<void> {
  const { url = '', headers, method } = request;
  // Nobody would see what a supplier is asked for.
  if (method === 'HEAD' && isSearched(url))
    return void response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end();
  const answer = await callInProcess(handle, url, { headers, left });
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined && !ofConnection.test(name)) response.setHeader(name, value);
  }
  response.statusCode = answer.statusCode ?? 500;
  if (response.statusCode !== 200 || !isHtml(answer.headers)) return answerWhole(request, response, answer);

  const stream = openStream(request, response);
  const decoder = new StringDecoder('utf8');
  const page = new StreamedPage(url);
  for await (const part of answer) {
    const text = page.begin(decoder.write(part));
    if (text) stream.send(text);
  }
  const rest = page.finish();
  if (!response.headersSent) response.statusCode = statusIn(rest);
  stream.end(rest);
}

const languageSwitch = ' class="language-switch ';

/** The switch is the last link that begins before its class. */
function withSwitch(html: string, address: string): string {
  const [before = '', ...after] = html.split(languageSwitch);
  const start = before.lastIndexOf('<a href="');
  if (after.length === 0 || start === -1) return html;
  const link = before.slice(start).replace(/^<a href="[^"]*"/, () => `<a href="${address}"`);
  return before.slice(0, start) + link + languageSwitch + after.join(languageSwitch);
}

class StreamedPage {
  readonly #route: string;
  readonly #otherLanguage: string;
  readonly #flight: string[] = [];
  readonly #entry: string[] = [];
  readonly #scripts = new Set<string>();
  #html = '';
  #isBegun = false;

  constructor(url: string) {
    const [path = '', query] = url.split('?', 2);
    const { locale, path: page } = splitLocale(path);
    const other = localizePath(page, locale === 'ar' ? 'en' : 'ar');
    this.#otherLanguage = query ? `${other}?${query.replaceAll('&', '&amp;').replaceAll('"', '%22')}` : other;
    this.#route = /^\/ar(?:\/|$)/.test(path) ? path.replace(/\/$/, '') : `/en${path.replace(/\/$/, '')}`;
  }

  /** Takes what came; returns the part of the page before the results once it is complete, otherwise nothing. */
  begin(came: string): string {
    this.#html += came;
    const end = this.#isBegun ? -1 : this.#html.indexOf(markup.hole);
    if (end === -1) return '';
    this.#isBegun = true;
    const beginning = this.#html.slice(0, end);
    this.#html = this.#html.slice(end + markup.hole.length);
    return this.#first(this.#withoutScripts(beginning));
  }

  finish(): string {
    // What React starts from is taken out in the order in which it came.
    const [late, rest] = separateLate(withParts(this.#withoutScripts(this.#html)));
    const tail = rest.endsWith(markup.end) ? rest.slice(0, -markup.end.length) : rest;
    const shown = this.#isBegun ? this.#end(markup.filled.join(late) + tail) : this.#first(tail);
    const data = `{"entry":[${this.#entry.join()}],"flight":[${this.#flight.join()}]}`;
    return `${shown}<script type="application/json" id="flight">${data}</script><script>${streamStart}</script><script data-route="${this.#route}" data-scripts="${runtimeLast(this.#scripts).join(' ')}" data-streamed="1">${loader}</script>${markup.end}`;
  }

  /** The switch of language keeps the choices of the address; Next.js knows the page by another one (next.config.mjs). */
  #first(html: string): string {
    return withPolicy(withSwitch(html, this.#otherLanguage), `<script>${streamStart}</script><script>${loader}</script>`);
  }

  /** The policy is sent already: no other script may run. React expects its element. */
  #end(html: string): string {
    return replaceScripts(html, ({ attributes, whole }) =>
      attributes.includes(' type=') ? whole : whole.replace('<script', '<script type="text/plain"'),
    );
  }

  #withoutScripts(html: string): string {
    const { rest, flight, scripts } = separateScripts(html);
    this.#flight.push(...flight.map(pushedBy));
    for (const source of scripts) this.#scripts.add(source);
    return replaceScripts(rest, ({ text, whole }) => {
      if (!text.startsWith(markup.entry)) return whole;
      this.#entry.push(pushedBy(text));
      return '';
    });
  }
}

/** The page with the parts of its results in their places, where React sent some apart. */
function withParts(html: string): string {
  let whole = html;
  for (let found = markup.putPart.exec(whole); found; found = markup.putPart.exec(whole)) {
    const [call, number = ''] = found;
    const openings = markup.holders.map(([holder, end]) => ({ opening: `${holder} id="S:${number}">`, end }));
    const holder = openings.find(({ opening }) => whole.includes(opening));
    if (!holder) return whole;
    const start = whole.indexOf(holder.opening);
    const part = whole.slice(start + holder.opening.length, found.index - holder.end.length);
    const rest = whole.slice(0, start) + whole.slice(found.index + call.length);
    whole = rest.replace(markup.placeOfPart(number), () => part);
  }
  return whole;
}

/** What belongs into the hole, and the page without it and without the script that would put it there. Empty where it did not come. */
function separateLate(html: string): [late: string, rest: string] {
  const start = html.indexOf(markup.late);
  const call = html.indexOf(markup.putInPlace, start);
  const end = html.lastIndexOf('<script>', call);
  const after = html.indexOf('</script>', call);
  if (start === -1 || call === -1 || end < start || after === -1) return ['', html];
  const late = html.slice(start + markup.late.length, end).replace(markup.lateEnd, '');
  return [late, html.slice(0, start) + html.slice(after + '</script>'.length)];
}

/** Answers as `handle` of Next.js does, with pages as they are sent: with their policy and status, compressed, and in parts where they wait for a supplier. */
export function withFinishedPages(handle: Handle, isPrerendered: (url: string) => boolean): Handle {
  return (request, response) => {
    const { url = '', headers } = request;
    const isStreamed = isStreamedPage(url);
    const isPage = isStreamed || isPrerendered(url) || costOf(url) === 'page';
    if (!isPage || asksForData(headers)) return handle(request, response);
    const left = new AbortController();
    response.once('close', () => left.abort());
    return (isStreamed ? answerStreamed : answerFinished)(handle, request, response, left.signal);
  };
}
