import { isStreamedPage } from '../routes/streamed-pages.ts';
import type { Handle } from './page-store/ask-next.ts';
import { answerFinished } from './page-store/finished-page.ts';
import { asksForData } from './page-store/next-internals.ts';
import { costOf } from './request-queues.ts';
import { answerStreamed } from './streamed-page/streamed-page.ts';

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
