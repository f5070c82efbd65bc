import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { type CountryPage, PlainRequirements } from '@/components/visa/requirements/plain-requirements';
import { destinations } from '@/content/destinations';
import { visaPassports } from '@/content/visa-passports.generated';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { queryOfPage } from '@/lib/routes/query-of-page';
import { readChoice } from '@/lib/visa/choice-address';

interface PageProps extends LocalePage {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: LocalePage): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'visa' });
  return { title: t('note.title'), description: t('plain.lead'), robots: { index: false, follow: false } };
}

/** The rules of entry without script: where flight results lead then. Rendered for each request. */
export default async function Page({ params, searchParams }: PageProps) {
  const locale = await pageLocale(params);
  const query = queryOfPage(await searchParams);
  const choice = readChoice(query.toString(), { passports: visaPassports, destinations: visaPassports });
  const pages = destinations.map(
    ({ slug, country, name, art }): CountryPage => ({ country, name: name[locale], href: `/explore/destinations/${slug}`, art }),
  );
  return <PlainRequirements choice={choice} pages={pages} />;
}
