import 'server-only';
import type * as z from 'zod/mini';
import { findPackage } from '@/lib/packages/on-sale/on-sale';
import { resolveAlias } from '@/lib/routes/locale-redirect';
import { isPageOfDesk } from '@/lib/routes/unknown-pages';
import { type Build, readBuild } from '@/lib/site-server/page-store/next-internals';
import { type FieldLink, linksOf } from './links-of';

let build: Build | null | undefined;

/** Those to pages that the site does not have now. */
export const unknownLinks = (schema: z.ZodMiniType, content: object): FieldLink[] =>
  linksOf(schema, content).filter(({ href }) => !isPage(href));

/** Made for each visitor, so the manifest of the build lacks them. The others of that kind are nothing without what somebody entered. */
const madeForEach: ReadonlySet<string> = new Set(['/newsletter', '/trip-plan']);

export function isPage(href: string): boolean {
  build ??= readBuild('.next');
  // `npm run dev` has no build.
  if (!build) return true;
  const [page = ''] = href.split(/[?#]/);
  const path = page.length > 1 && page.endsWith('/') ? page.slice(0, -1) : page;
  const alias = resolveAlias(path);
  if (alias) return isPage(alias);
  // One that is no longer on sale has none, though the build made it.
  const [, holiday] = /^\/travel\/(?:package|booking)\/([^/]+)$/.exec(path) ?? [];
  if (holiday) return findPackage(holiday) !== undefined;
  return `/en${path === '/' ? '' : path}` in build.routes || isPageOfDesk(path) === true || madeForEach.has(path);
}
