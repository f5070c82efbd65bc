import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { type AskedPrayers, PrayerPage } from '@/components/prayer-times/prayer-page';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { type PrayerErrors, prayerForm } from '@/lib/prayer-times/asked';
import { prayerDay } from '@/lib/prayer-times/calculate';
import { conventionOf, findPrayerPlace } from '@/lib/prayer-times/places';
import { queryOfPage } from '@/lib/routes/query-of-page';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';

interface PageProps extends LocalePage {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: LocalePage): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'prayers' });
  return { title: t('title'), description: t('page.description'), robots: { index: false, follow: false } };
}

/** The hours of prayer at any of our airports on any day: where a trip leads to. Rendered for each request and without scripts. */
export default async function Page({ params, searchParams }: PageProps) {
  await pageLocale(params);
  return <PrayerPage asked={readAsked(queryOfPage(await searchParams))} />;
}

/** Until a place is chosen, the page shows today at home. */
const home = 'DOH';

function readAsked(query: URLSearchParams): AskedPrayers {
  const given = { place: (query.get('place') ?? '').slice(0, 40), day: (query.get('day') ?? '').slice(0, 40) };
  const place = findPrayerPlace(given.place || home);
  const read = prayerForm(todayInQatar()).safeParse({ ...given, place: given.place || home });
  if (read.success && place) {
    return { given, place, hours: prayerDay(place, conventionOf(place), new Date(), read.data.day || undefined), errors: {} };
  }
  const issues = read.error?.issues ?? [];
  const errors = Object.fromEntries(issues.map(({ path, message }) => [path[0], message])) as PrayerErrors;
  return { given, place, hours: null, errors };
}
