import { useLocale, useTranslations } from 'next-intl';
import { EnquiryLink, EnquirySection } from '@/components/enquiries/enquiry-section';
import { PageSection } from '@/components/layout/guide/page-section';
import { PrayerTimes } from '@/components/prayer-times/prayer-times';
import { ComparisonTable } from '@/components/services/comparison-table';
import { PriceList, ServicePage } from '@/components/services/service-page';
import { TextLink } from '@/components/ui/text-link';
import { holyCities } from '@/content/prayer-times';
import { pilgrimageRules, pilgrimageRulesRead } from '@/content/services/pilgrimage-rules';
import { umrah, umrahRoutes } from '@/content/services/umrah';
import { keepTogether } from '@/lib/i18n/no-break';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { contentMetadata } from '@/lib/seo/route-metadata';
import { formatDay } from '@/lib/time/dates';
import { hajjAfter } from '@/lib/time/gulf/hajj';
import { hijriOf } from '@/lib/time/gulf/hijri';

const path = '/services/umrah';

export const generateMetadata = contentMetadata(path, umrah);

export default async function UmrahPage({ params }: LocalePage) {
  await pageLocale(params);
  return (
    <ServicePage service={umrah} action={<EnquiryLink />}>
      <ComparisonTable id="routes" comparison={umrahRoutes} />
      <PilgrimageRules />
      <PriceList of="umrah" />
      <HolyCities />
      <EnquirySection kind="umrah" />
    </ServicePage>
  );
}

/** The hours of prayer in Makkah and Madinah. */
function HolyCities() {
  const t = useTranslations('prayers');
  return (
    <div className="noscript:hidden">
      <PageSection id="prayers" title={t('holyCities')}>
        <div className="mt-5 grid border-line border-t *:border-line *:border-b lg:grid-cols-2 lg:items-start lg:gap-x-16">
          {holyCities.map(({ slug }) => (
            <PrayerTimes key={slug} place={slug} look="row" />
          ))}
        </div>
      </PageSection>
    </div>
  );
}

/** Rules of Umrah and Hajj, each with its source and the day of it. */
function PilgrimageRules() {
  const locale = useLocale();
  const t = useTranslations('services.pilgrimage');
  const day = (date: string) => () => <bdi>{formatDay(date)}</bdi>;
  const hajj = hajjAfter(pilgrimageRulesRead);
  return (
    <PageSection id="rules" title={t('title')} text={t('text')}>
      <p className="reading mt-5 max-w-2xl font-medium">
        {t.rich('hajj', {
          year: hajj.first.slice(0, 4),
          hijri: String(hijriOf(hajj.first).year),
          first: day(hajj.first),
          last: day(hajj.last),
        })}
      </p>
      <dl className="mt-5 grid border-line border-b lg:grid-cols-2 lg:gap-x-16">
        {pilgrimageRules.map(({ term, text, source }) => (
          <div key={source.url} className="border-line border-t py-4">
            <dt className="font-semibold">{term[locale]}</dt>
            <dd className="reading mt-1">
              {keepTogether(text[locale])}
              <span className="mt-1 block text-ink-soft text-sm">
                {t.rich('source', {
                  link: () => <TextLink href={source.url}>{source.name[locale]}</TextLink>,
                  day: day(source.day),
                })}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 max-w-2xl text-ink-soft text-sm">{t.rich('read', { day: day(pilgrimageRulesRead) })}</p>
    </PageSection>
  );
}
