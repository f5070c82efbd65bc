import type { Metadata } from 'next';
import { WherePage } from '@/components/where/where-page';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { queryOfPage } from '@/lib/routes/query-of-page';
import { readChoices } from '@/lib/where/choices';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { whereMetadata } from '../explore/where/metadata';

interface WhereResultsPageProps extends LocalePage {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: LocalePage): Promise<Metadata> {
  return { ...(await whereMetadata(await pageLocale(params))), robots: { index: false, follow: false } };
}

/** The answer to the choices in the address of /explore/where (next.config.mjs). */
export default async function Page({ params, searchParams }: WhereResultsPageProps) {
  await pageLocale(params);
  return <WherePage asked={readChoices(queryOfPage(await searchParams), todayInQatar())} />;
}
