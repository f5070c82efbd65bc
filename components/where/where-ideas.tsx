import { useLocale, useTranslations } from 'next-intl';
import { Poster } from '@/components/ui/poster';
import type { Picture } from '@/content/picture';
import { localizePath } from '@/lib/i18n/locales';
import { regionNames } from '@/lib/i18n/region-name';

/** Choices that many begin with. None ages: months are left open. Most pictures stand in the list too. */
const ideas = {
  beach: { query: 'weather=warm&beach=yes&hours=4', picture: 'places/muscat' },
  weekend: { query: 'hours=2', picture: 'places/bahrain' },
  children: { query: 'children=yes', picture: 'days/dubai-aquarium' },
  snow: { query: 'weather=snow', picture: 'pages/skating' },
  visaFree: { query: 'passport=IN&visa=free', picture: 'places/kathmandu' },
  halal: { query: 'halal=easy&hours=6', picture: 'days/istanbul-bosphorus' },
} as const satisfies Record<string, { query: string; picture: Picture }>;

/** Other passports of people who live in Qatar. */
const passports = ['QA', 'EG', 'PH', 'PK', 'BD', 'NP', 'LK', 'JO', 'LB'];

/** A first answer in one tap: links to choices, as documents, since the router would find the page without choices. */
export function WhereIdeas() {
  const locale = useLocale();
  const t = useTranslations('where.ideas');
  const nameOf = regionNames(locale);
  const path = (query: string) => localizePath(`/explore/where?view=results&${query}`, locale);
  return (
    <nav aria-label={t('title')} className="mt-6">
      <ul className="-mx-4 flex gap-3 overflow-x-auto px-4 pb-2 md:mx-0 md:grid md:grid-cols-6 md:px-0">
        {Object.entries(ideas).map(([key, { query, picture }]) => (
          <li key={key} className="w-36 shrink-0 md:w-auto">
            <a href={path(query)} className="group block font-medium text-sm leading-snug underline-offset-4 hover:underline">
              <Poster
                slug={picture}
                crop="card"
                locale={locale}
                decorative
                className="mb-2 aspect-4/3 w-full rounded-card object-cover"
              />
              {t(key as keyof typeof ideas)}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-1 flex flex-wrap items-center gap-x-4 text-sm">
        {t('otherPassports')}
        {passports.map((code) => (
          <a
            key={code}
            href={path(`passport=${code}&visa=free`)}
            className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
          >
            {nameOf(code)}
          </a>
        ))}
      </p>
    </nav>
  );
}
