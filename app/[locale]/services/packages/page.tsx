import { useLocale, useTranslations } from 'next-intl';
import { GuidePage } from '@/components/layout/guide/guide-page';
import { HolidayCarousel } from '@/components/packages/carousel/holiday-carousel';
import { ChipLink, PackageGrid } from '@/components/packages/package-card';
import { buttonClass } from '@/components/ui/button';
import { cardClass } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Poster } from '@/components/ui/poster';
import type { PackageTheme } from '@/content/package';
import { packageCountries } from '@/content/packages';
import { describeArt, type Picture } from '@/content/picture';
import { places } from '@/content/places';
import { plannedPlaces } from '@/content/planned-places';
import { packages } from '@/content/services/packages';
import { readDraft } from '@/lib/content/read-draft';
import { Link } from '@/lib/i18n/navigation';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { packagesForTheme, programme } from '@/lib/packages/find-package';
import { airlineOfferContent } from '@/lib/packages/offers/airline-offer-content';
import { packageThemes } from '@/lib/packages/package-content';
import { contentMetadata } from '@/lib/seo/route-metadata';
import { listNode } from '@/lib/structured-data/structured-data';

export const generateMetadata = contentMetadata('/services/packages', packages);

export default async function PackagesPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  const holidays = programme().flatMap(({ cities }) => cities);
  const list = listNode(
    holidays.map(({ id, name }) => ({ name: name[locale], path: `/travel/package/${id}` })),
    locale,
  );
  const draft = await readDraft('airlineOffer', 'site', airlineOfferContent);
  return (
    <GuidePage locale={locale} text={packages[locale]} art={packages.art} name={packages.name[locale]} about={[list]}>
      <HolidayCarousel offerDraft={draft?.content} />
      <Programme />
    </GuidePage>
  );
}

/** The page of the country has all. */
const mostOfCountry = 9;
const mostOfTheme = 24;

const artOfTheme: Record<PackageTheme, Picture> = {
  family: 'days/dubai-aquarium',
  couples: 'santorini',
  culture: 'bukhara',
  nature: 'interlaken',
  beach: 'days/mykonos-beach',
  snow: 'hotel-alpine',
};

/** On a phone one line to swipe. */
const row = 'flex flex-wrap max-sm:-mx-4 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-1 max-sm:*:shrink-0';

/** The whole programme: by country, by interest, and tailor-made destinations. */
function Programme() {
  const locale = useLocale();
  const t = useTranslations('packages');
  return (
    <div className="mt-12 space-y-10 sm:space-y-14 lg:mt-16 lg:space-y-20">
      <section aria-labelledby="programme">
        <h2 id="programme" className="text-2xl md:text-3xl">
          {t('index.title')}
        </h2>
        <p className="mt-2 max-w-2xl text-ink-soft">{t('index.text')}</p>
        <nav aria-label={t('index.jump')} className="mt-6 space-y-4">
          <p className="font-medium text-sm">{t('index.countries')}</p>
          <div className={`${row} gap-2`}>
            {programme().map(({ slug, name }) => (
              <ChipLink key={slug} href={`#${slug}`}>
                {name[locale]}
              </ChipLink>
            ))}
          </div>
        </nav>
      </section>
      <section aria-labelledby="likes">
        <h2 id="likes" className="text-2xl md:text-3xl">
          {t('index.likes')}
        </h2>
        <div className="opening-tiles mt-6">
          {packageThemes.map((theme) => (
            <details key={theme} name="likes" className="group open:col-span-full">
              <summary
                className={cardClass(
                  {},
                  'flex list-none flex-col overflow-hidden hover:border-accent group-open:border-accent [&::-webkit-details-marker]:hidden',
                )}
              >
                <Poster
                  slug={artOfTheme[theme]}
                  crop="card"
                  locale={locale}
                  decorative
                  className="aspect-4/3 w-full object-cover"
                />
                <h3 className="flex grow items-center gap-2 px-3 py-2.5 text-base leading-snug after:ms-auto after:text-2xl after:text-accent after:leading-none after:content-['+'/''] sm:px-4 sm:text-lg group-open:text-accent group-open:after:content-['−'/'']">
                  {t(`themes.${theme}`)}
                </h3>
              </summary>
              <ul
                id={`theme-${theme}`}
                className="my-2 flex scroll-mt-36 flex-wrap gap-2 rounded-card border border-line bg-sunken p-4"
              >
                {packagesForTheme(theme)
                  .slice(0, mostOfTheme)
                  .map(({ id, city }) => (
                    <li key={id}>
                      <ChipLink href={`/travel/package/${id}`}>{city[locale]}</ChipLink>
                    </li>
                  ))}
              </ul>
            </details>
          ))}
        </div>
      </section>
      {programme().map(({ slug, name, subtitle, cities }) => (
        <section key={slug} aria-labelledby={slug}>
          <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 sm:mb-5">
            <div>
              <h2 id={slug} className="text-2xl md:text-3xl">
                {name[locale]}
              </h2>
              <p className="mt-1 text-ink-soft">{subtitle[locale]}</p>
            </div>
            <Link href={`/travel/destination/${slug}`} prefetch={false} className={buttonClass('quiet', '-ms-4 pe-0 md:-ms-5')}>
              {t('index.country', { country: name[locale] })}
              <Icon name="arrow" />
            </Link>
          </div>
          <PackageGrid holidays={cities.slice(0, mostOfCountry)} />
        </section>
      ))}
      <MeasuredPlaces />
    </div>
  );
}

const measured = [...places, ...plannedPlaces].filter(({ slug }) => !packageCountries.some((country) => country.slug === slug));

/** Destinations outside the programme. */
function MeasuredPlaces() {
  const locale = useLocale();
  const t = useTranslations('packages.index');
  return (
    <section aria-labelledby="measured">
      <h2 id="measured" className="text-2xl md:text-3xl">
        {t('measured')}
      </h2>
      <p className="mt-2 mb-6 text-ink-soft">{t('measuredText')}</p>
      <ul className="grid grid-cols-2 gap-4 lg:grid-cols-5">
        {measured.map(({ slug, name, art }) => (
          <li key={slug} className="relative overflow-hidden rounded-card border border-line bg-raised shadow-card">
            <Poster
              slug={art}
              crop="card"
              locale={locale}
              alt={describeArt(art, locale)}
              className="aspect-4/3 w-full object-cover"
            />
            <h3 className="p-4 text-lg">
              <Link href={`/travel/destination/${slug}`} prefetch={false} className="after:absolute after:inset-0">
                {name[locale]}
              </Link>
            </h3>
          </li>
        ))}
      </ul>
      <Link href="/travel/offers" prefetch={false} className={buttonClass('quiet', 'mt-4 -ms-4 md:-ms-5')}>
        {t('offers')}
        <Icon name="arrow" />
      </Link>
    </section>
  );
}
