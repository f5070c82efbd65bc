/** Pages that the desk adds have addresses that the build does not know (docs/engineering/published-content.md). */
import { isUnknownOfDesk } from '../routes/unknown-pages.ts';
import type { Handle } from './page-store/ask-next.ts';
import { type Build, isPreview } from './page-store/next-internals.ts';

/** Made for each request. With a step in its address, somebody was filling it in, and is told that the holiday has gone. */
const formOfHoliday = /^(?:\/ar)?\/travel\/booking\/[a-z0-9-]+$/;

/** Answers an address that nobody has published with the not-found page of its language. An editor who previews sees the draft there. */
export function withKnownAddresses(handle: Handle, build: Pick<Build, 'previewId'> | null): Handle {
  return (request, response) => {
    const [path = '', query] = (request.url ?? '').split('?', 2);
    const isBegun = query !== undefined && formOfHoliday.test(path);
    if (isUnknownOfDesk(path) && !isBegun && !(build && isPreview(request.headers, build))) {
      const language = /^\/ar(?:\/|$)/.test(path) ? '/ar' : '';
      request.url = `${language}/page-not-found${query === undefined ? '' : `?${query}`}`;
    }
    return handle(request, response);
  };
}
