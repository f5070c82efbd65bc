import 'server-only';
import { builtPages } from '@/lib/site-server/page-store/next-internals';

const poster = /\/art\/([a-z0-9-]+)-(?:card|hero)-(?:ltr|rtl)\.svg/g;
let pages: Promise<Map<string, string[]>> | undefined;

/** Addresses in Next.js of the prerendered pages that the build drew with this poster. */
export async function pagesOfPoster(slug: string): Promise<string[]> {
  pages ??= readPages();
  return (await pages).get(slug) ?? [];
}

/** Reads every page of the build once, when the first photograph is published: about a second. */
async function readPages(): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for await (const [route, html] of builtPages('.next')) {
    const slugs = new Set([...html.matchAll(poster)].map(([, slug = '']) => slug));
    for (const slug of slugs) found.set(slug, [...(found.get(slug) ?? []), route]);
  }
  return found;
}
