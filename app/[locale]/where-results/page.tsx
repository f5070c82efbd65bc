import type { Metadata } from 'next';
import { describeWhere } from '@/app/share/shared-search';
import { withSharedSearch } from '@/app/share/with-shared-search';
import { WherePage } from '@/components/where/where-page';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { queryOfPage } from '@/lib/routes/query-of-page';
import { readChoices } from '@/lib/where/choices';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { whereMetadata } from '../explore/where/metadata';

interface WhereResultsPageProps extends LocalePage {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params, searchParams }: WhereResultsPageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const page = await whereMetadata(locale);
  const query = new URLSearchParams(readChoices(queryOfPage(await searchParams), todayInQatar()).query);
  const { title, line, art } = await describeWhere(query, locale);
  const shared = { title: `${title} ${line}`, description: line };
  const metadata = { ...page, openGraph: { ...page.openGraph, ...shared }, twitter: { ...page.twitter, ...shared } };
  return {
    ...withSharedSearch(metadata, { path: '/explore/where', locale, query, title: shared.title, art }),
    robots: { index: false, follow: false },
  };
}

/** The answer to the choices in the address of /explore/where (next.config.mjs). */
export default async function Page({ params, searchParams }: WhereResultsPageProps) {
  await pageLocale(params);
  return <WherePage asked={readChoices(queryOfPage(await searchParams), todayInQatar())} />;
}
