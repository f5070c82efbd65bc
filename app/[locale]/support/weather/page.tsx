import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { AskCard } from '@/components/layout/guide/ask-card';
import { NeedsScript } from '@/components/layout/needs-script';
import { WeatherBoard } from '@/components/weather/weather-board';
import { WeatherCards } from '@/components/weather/weather-cards';
import { destinations } from '@/content/destinations';
import { weatherCities } from '@/content/weather-places';
import { pageLocale } from '@/lib/i18n/page-locale';
import { pageMetadata } from '@/lib/seo/page-metadata';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'weather.page' });
  return pageMetadata(locale, '/support/weather', {
    title: t('title'),
    description: t('description', { count: destinations.length }),
  });
}

export default async function WeatherPage({ params }: PageProps) {
  const locale = await pageLocale(params);
  const t = await getTranslations('weather.page');
  const words = await getTranslations('weather');
  const nav = await getTranslations('support');
  return (
    <div className="page-width py-6">
      <Breadcrumb trail={[{ label: nav('name'), href: '/support' }]} current={t('name')} />
      <header className="mt-4 max-w-3xl">
        <h1 className="text-3xl md:text-5xl rtl:leading-[1.35]">{t('heading')}</h1>
        <p className="mt-4 text-ink-soft text-lg">{t('lead')}</p>
      </header>
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
