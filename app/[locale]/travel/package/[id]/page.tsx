import type { Metadata } from 'next';
import { draftMode } from 'next/headers';
import { notFound } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type * as z from 'zod/mini';
import { RouteMap } from '@/components/geography/route-map';
import { PackagePage } from '@/components/packages/package/package-page';
import { Notice } from '@/components/ui/notice';
import { VisaNote } from '@/components/visa/visa-note';
import { airports } from '@/content/airports';
import type { KindName } from '@/lib/content/kinds';
import { readVersions } from '@/lib/content/versions';
import { countryOfAirport } from '@/lib/flights/trip-countries';
import { doha } from '@/lib/geography/great-circle';
import type { Locale } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';
import { describeError, logError } from '@/lib/log';
import { airportOf, type FoundPackage, findPackage, packagesOfFiles, withContent } from '@/lib/packages/find-package';
import { packageContent } from '@/lib/packages/package-content';
import { describePage } from '@/lib/seo/page-about';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { packageNode } from '@/lib/structured-data/holiday';
import { createSessionClient } from '@/lib/supabase/server';

interface PageProps {
  params: Promise<{ locale: string; id: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return packagesOfFiles.map(({ holiday }) => ({ id: holiday.id }));
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const { holiday } = await packageOf(params);
  return pageMetadata(locale, `/travel/package/${holiday.id}`, holiday[locale]);
}

export default async function HolidayPage({ params }: PageProps) {
  const locale = await pageLocale(params);
  const found = await packageOf(params);
  describePage(packageNode(found.holiday, locale));
  const t = await getTranslations('destinations');
  const { city, latitude, longitude } = found.holiday;
  const place = { name: city[locale], latitude, longitude };
  const map = <RouteMap from={{ ...doha, name: t('doha') }} to={[place]} label={t('route.map', { city: place.name })} />;
  const country = countryOfAirport(found.country.gateway);
  return (
    <>
      {'isDraft' in found && <PreviewBar kind="package" name={found.holiday.id} />}
      <PackagePage
        holiday={found.holiday}
        country={found.country}
        flight={flightTo(found, locale)}
        map={map}
        visa={country && <VisaNote country={country} look="section" />}
      />
    </>
  );
}

async function packageOf(params: PageProps['params']) {
  const { id } = await params;
  const found = findPackage(id) ?? notFound();
  const draft = await readDraft('package', id, packageContent);
  return draft ? { ...found, holiday: withContent(found.holiday, draft.content, draft), isDraft: true } : found;
}

/** The destination of a package's flight search. */
function flightTo(found: FoundPackage, locale: Locale): { airport: string; city: string } {
  const code = airportOf(found);
  return { airport: code, city: airports.find((airport) => airport.code === code)?.city[locale] ?? found.country.name[locale] };
}

interface PreviewBarProps {
  kind: string;
  /** The key of the text or price. */
  name: string;
}

/** Above a page that shows an editor its latest draft. */
function PreviewBar({ kind, name }: PreviewBarProps) {
  const t = useTranslations('desk.content.preview');
  const end = `/api/desk/content/preview?${new URLSearchParams({ kind, key: name, language: useLocale(), end: '' })}`;
  return (
    <div className="page-width pt-3">
      <Notice tone="warning">
        <p className="flex flex-wrap items-center justify-between gap-x-4">
          {t('bar')}
          <a href={end} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
            {t('end')}
          </a>
        </p>
      </Notice>
    </div>
  );
}

interface Draft<Content> {
  version: number;
  at: string;
  content: Content;
}

/** The latest version for an editor who previews the page; null for everybody else, and without asking anybody. */
async function readDraft<Content>(kind: KindName, key: string, schema: z.ZodMiniType<Content>): Promise<Draft<Content> | null> {
  if (!(await draftMode()).isEnabled) return null;
  try {
    const [latest] = await readVersions(await createSessionClient(), kind, key);
    const content = schema.safeParse(latest?.content);
    return latest && content.success ? { version: latest.version, at: latest.written_at, content: content.data } : null;
  } catch (error) {
    logError('draft-not-read', { cause: describeError(error) });
    return null;
  }
}
