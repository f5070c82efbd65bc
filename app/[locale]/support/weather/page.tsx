import clsx from 'clsx';
import type { Metadata } from 'next';
import { useLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { AskCard } from '@/components/layout/guide/ask-card';
import { PageHeader } from '@/components/layout/guide/page-header';
import { NeedsScript } from '@/components/layout/needs-script';
import { cardClass, cardLinkClass } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Poster } from '@/components/ui/poster';
import { Weather } from '@/components/weather/weather';
import { WeatherBoard } from '@/components/weather/weather-board';
import type { DestinationSlug } from '@/content/destination';
import { destinations } from '@/content/destinations';
import type { Picture } from '@/content/picture';
import { weatherCities } from '@/content/weather-places';
import { Link } from '@/lib/i18n/navigation';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { pageMetadata } from '@/lib/seo/route-metadata';

export async function generateMetadata({ params }: LocalePage): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'weather.page' });
  return pageMetadata(locale, '/support/weather', {
    title: t('title'),
    description: t('description', { count: destinations.length }),
  });
}

export default async function WeatherPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  const t = await getTranslations('weather.page');
  const words = await getTranslations('weather');
  const nav = await getTranslations('support');
  return (
    <div className="page-width pt-2 pb-6 md:pt-4">
      <Breadcrumb trail={[{ label: nav('name'), href: '/support' }]} current={t('name')} />
      <PageHeader heading={t('heading')} lead={t('lead')} art="pages/four-skies" />
      <div className="mt-6">
        <NeedsScript />
      </div>
      <WeatherBoard words={{ down: t('down'), loading: words('loading'), retry: words('retry') }}>
        <WeatherCards
          title={t('cities')}
          places={weatherCities.map(({ slug, name, usual }) => ({ slug, picture: slug, name: name[locale], usual }))}
        />
        <WeatherCards
          title={t('destinations')}
          places={destinations.map(({ slug, name, city, climate }) => ({
            slug,
            picture: ofCity[slug],
            name: name[locale] === city.name[locale] ? name[locale] : `${name[locale]}\u00a0· ${city.name[locale]}`,
            usual: climate,
            more: { href: `/explore/destinations/${slug}#when`, label: t('more', { place: name[locale] }) },
          }))}
        >
          <li className={cardClass({ isLink: true }, 'flex flex-col justify-center gap-2 bg-sunken p-5')}>
            <Icon name="globe" className="size-8 text-accent" />
            <h3 className="text-lg">
              <Link href="/explore/where" prefetch={false} className={cardLinkClass}>
                {t('where')}
              </Link>
            </h3>
            <p className="text-ink-soft">{t('whereText')}</p>
          </li>
        </WeatherCards>
      </WeatherBoard>
      <p className="mt-6 text-ink-soft text-sm">
        <a href="https://www.met.no/" rel="noopener" target="_blank" className="inline-block py-2 underline underline-offset-4">
          {words('source')}
        </a>
      </p>
      <div className="mt-8 max-w-xl">
        <AskCard greeting={t('ask')} />
      </div>
    </div>
  );
}

/** What the city of a destination looks like, where its poster would stand on too many pages. */
const ofCity: Readonly<Record<DestinationSlug, Picture>> = {
  'saudi-arabia': 'riyadh',
  'south-korea': 'sights/south-korea-1',
  france: 'sights/france-1',
  spain: 'sights/spain-5',
  switzerland: 'zurich',
  turkey: 'days/istanbul-bosphorus',
  uzbekistan: 'tashkent',
  moscow: 'moscow',
  'ras-al-khaimah': 'sights/ras-al-khaimah-6',
  greece: 'sights/greece-1',
  morocco: 'days/casablanca-ain-diab',
};

interface WeatherCardsProps {
  title: string;
  places: readonly {
    slug: string;
    picture: string;
    name: string;
    usual: ComponentProps<typeof Weather>['usual'];
    more?: { href: string; label: string };
  }[];
  /** After the places. */
  children?: ReactNode;
}

function WeatherCards({ title, places, children }: WeatherCardsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="text-2xl md:text-3xl">
        {title}
      </h2>
      <ul className="weather-board mt-5 grid gap-2 md:grid-cols-2 md:gap-4 lg:grid-cols-4">
        {places.map(({ slug, picture, name, usual, more }) => (
          <li
            key={slug}
            className={cardClass(
              { isLink: Boolean(more) },
              clsx('flex flex-col overflow-hidden', !more && 'md:first:col-span-2'),
            )}
          >
            <Weather place={slug} usual={usual} head={<Head picture={picture} name={name} more={more} />} />
          </li>
        ))}
        {children}
      </ul>
    </section>
  );
}

/** A place by its picture and its name. */
function Head({ picture, name, more }: { picture: string; name: string; more?: { href: string; label: string } | undefined }) {
  const locale = useLocale();
  return (
    <>
      <Poster
        slug={picture}
        crop="card"
        locale={locale}
        decorative
        className="size-14 object-cover max-md:rounded-control md:h-40 md:w-full"
      />
      <h3 className="text-lg leading-snug max-md:text-base md:px-5 md:pt-3">
        {more ? (
          <Link href={more.href} prefetch={false} className={cardLinkClass}>
            {name}
            <span className="sr-only"> · {more.label}</span>
          </Link>
        ) : (
          name
        )}
      </h3>
    </>
  );
}
