import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { describeSharedSearch, type SharedSearch } from '@/app/share/shared-search';
import { withSharedSearch } from '@/app/share/with-shared-search';
import { type Locale, localizePath } from '@/lib/i18n/locales';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { searchPages } from '@/lib/routes/link-previews';
import { requestIdOf } from '@/lib/security/request-id';
import { pageMetadata } from '@/lib/seo/route-metadata';
import { findSharePage } from '@/lib/seo/share/share-pages';

interface PageProps extends LocalePage {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const descriptions: Readonly<Record<string, 'visaDescription' | 'whereDescription'>> = {
  '/support/travel-requirements': 'visaDescription',
  '/explore/where': 'whereDescription',
};

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { locale, path, query, search } = await readLink(props);
  const t = await getTranslations({ locale, namespace: 'layout.linkPreview' });
  const title = search
    ? t('title', { search: search.title, line: search.line })
    : (findSharePage(path)?.title[locale] ?? t('anySearch'));
  const metadata = pageMetadata(locale, path, {
    title,
    description: t(descriptions[path] ?? 'description'),
  });
  if (!search) return { ...metadata, robots: { index: false } };
  return { ...withSharedSearch(metadata, { path, locale, query, title, art: search.art }), robots: { index: false } };
}

/** What the robot of a messenger gets for the link to a search (middleware.ts): the page itself shows the search to browsers only. */
export default async function LinkPreviewPage(props: PageProps) {
  const { locale, path, query, search } = await readLink(props);
  const address = `${localizePath(path, locale)}?${query}`;
  if (!search) return null;
  return (
    <div className="mx-auto max-w-2xl px-4 py-12">
      <h1 className="text-3xl">
        <a href={address}>{search.title}</a>
      </h1>
      <p className="mt-2">{search.line}</p>
    </div>
  );
}

interface SharedLink {
  locale: Locale;
  /** English. */
  path: string;
  query: URLSearchParams;
  search: SharedSearch | null;
}

async function readLink({ params, searchParams }: PageProps): Promise<SharedLink> {
  const locale = await pageLocale(params);
  const query = new URLSearchParams();
  for (const [name, values = []] of Object.entries(await searchParams)) {
    for (const value of [values].flat()) query.append(name, value);
  }
  const path = query.get('page') ?? '';
  query.delete('page');
  if (!Object.hasOwn(searchPages, path)) notFound();
  const requestId = requestIdOf(new Request('http://site/', { headers: await headers() }));
  return { locale, path, query, search: await describeSharedSearch(path, query, locale, requestId) };
}
