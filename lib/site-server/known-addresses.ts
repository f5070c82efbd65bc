/** Pages that the desk adds have addresses that the build does not know (docs/engineering/published-content.md). */
import { isUnknownOfDesk } from '../routes/unknown-pages.ts';
import type { Handle } from './page-store/ask-next.ts';
import { type Build, isPreview } from './page-store/next-internals.ts';

/** Answers an address that nobody has published with the not-found page of its language. An editor who previews sees the draft there. */
export function withKnownAddresses(handle: Handle, build: Pick<Build, 'previewId'> | null): Handle {
  return (request, response) => {
    const [path = '', query] = (request.url ?? '').split('?', 2);
    if (isUnknownOfDesk(path) && !(build && isPreview(request.headers, build))) {
      const language = /^\/ar(?:\/|$)/.test(path) ? '/ar' : '';
      request.url = `${language}/page-not-found${query === undefined ? '' : `?${query}`}`;
    }
    return handle(request, response);
  };
}
