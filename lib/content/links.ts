import 'server-only';
import type * as z from 'zod/mini';
import { isPageOfDesk } from '@/lib/routes/unknown-pages';
import { readBuild } from '@/lib/site-server/page-store/next-internals';
import { fieldsOf, typedOf } from './fields';

let routes: Readonly<Record<string, object>> | undefined;

/** Whether a field called `link` names a page that the site does not have. */
export function hasUnknownLink(schema: z.ZodMiniType, content: object): boolean {
  const links = fieldsOf(schema).filter(({ path }) => path.split('.').at(-1) === 'link');
  routes ??= readBuild('.next')?.routes ?? {};
  return Object.values(typedOf(links, content)).some((link) => {
    const [page = ''] = link.split('#');
    const path = page.endsWith('/') ? page.slice(0, -1) : page;
    return link !== '' && !(`/en${path}` in (routes ?? {})) && !isPageOfDesk(path);
  });
}
