import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { type ComponentProps, useId } from 'react';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { AskCard } from '@/components/layout/guide/ask-card';
import { PageHeader } from '@/components/layout/guide/page-header';
import { NeedsScript } from '@/components/layout/needs-script';
import { Weather } from '@/components/weather/weather';
import { WeatherBoard } from '@/components/weather/weather-board';
import { destinations } from '@/content/destinations';
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
          places={weatherCities.map(({ slug, name, usual }) => ({ slug, name: name[locale], usual }))}
        />
        <WeatherCards
          title={t('destinations')}
          places={destinations.map(({ slug, name, city, climate }) => ({
            slug,
            name: name[locale] === city.name[locale] ? name[locale] : `${name[locale]} · ${city.name[locale]}`,
            usual: climate,
            more: { href: `/explore/destinations/${slug}#when`, label: t('more', { place: name[locale] }) },
          }))}
        />
      </WeatherBoard>
      <div className="mt-14 max-w-xl">
        <AskCard greeting={t('ask')} />
      </div>
    </div>
  );
}

interface WeatherCardsProps {
  title: string;
  places: readonly {
    slug: string;
    name: string;
    usual: ComponentProps<typeof Weather>['usual'];
    more?: { href: string; label: string };
  }[];
}

function WeatherCards({ title, places }: WeatherCardsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="text-2xl md:text-3xl">
        {title}
      </h2>
      <ul className="mt-5 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {places.map(({ slug, name, usual, more }) => (
          <li key={slug} className="flex flex-col rounded-card md:first:col-span-2 border border-line bg-raised p-5 shadow-card">
            <h3 className="mb-3 text-lg">{name}</h3>
            <Weather place={slug} usual={usual} />
            {more && (
              <Link
                href={more.href}
                prefetch={false}
                className="mt-auto inline-flex min-h-11 items-center pt-3 text-accent underline underline-offset-4"
              >
                {more.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
