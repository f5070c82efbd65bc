import 'server-only';
import type * as z from 'zod/mini';
import { resolveAlias } from '@/lib/routes/locale-redirect';
import { isPageOfDesk } from '@/lib/routes/unknown-pages';
import { type Build, readBuild } from '@/lib/site-server/page-store/next-internals';
import { linksIn } from '@/lib/text/markdown/allowed';
import { fieldsOf, typedOf } from './fields';

export interface UnknownLink {
  /** Of the field. */
  path: string;
  href: string;
}

let build: Build | null | undefined;

/** Links of fields called `link`, and of texts, to pages of the site that it does not have. */
export function unknownLinks(schema: z.ZodMiniType, content: object): UnknownLink[] {
  const fields = fieldsOf(schema).filter(({ path, look }) => look === 'markdown' || path.split('.').at(-1) === 'link');
  const typed = typedOf(fields, content);
  return fields.flatMap(({ path, look }) => {
    const hrefs = look === 'markdown' ? linksIn(typed[path] ?? '') : [typed[path] ?? ''];
    return hrefs.filter((href) => href.startsWith('/') && !isPage(href)).map((href) => ({ path, href }));
  });
}

/** Made for each visitor, so the manifest of the build lacks them. The others of that kind are nothing without what somebody entered. */
const madeForEach: ReadonlySet<string> = new Set(['/newsletter', '/trip-plan']);

function isPage(href: string): boolean {
  build ??= readBuild('.next');
  // `npm run dev` has no build.
  if (!build) return true;
  const [page = ''] = href.split(/[?#]/);
  const path = page.length > 1 && page.endsWith('/') ? page.slice(0, -1) : page;
  const alias = resolveAlias(path);
  if (alias) return isPage(alias);
  return `/en${path === '/' ? '' : path}` in build.routes || isPageOfDesk(path) === true || madeForEach.has(path);
}
