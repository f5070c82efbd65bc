import { useLocale, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { EnquirySection } from '@/components/enquiries/enquiry-section';
import { PageSection } from '@/components/layout/guide/page-section';
import { CallPage } from '@/components/services/call-page';
import { Icon } from '@/components/ui/icon';
import { jetClasses, privateJets } from '@/content/business/private-jets';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { contentMetadata } from '@/lib/seo/route-metadata';

export const generateMetadata = contentMetadata('/business/private-jets', privateJets);

export default async function PrivateJetsPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'business' });
  return (
    <CallPage service={privateJets} trail={[{ label: t('title'), href: '/business' }]}>
      <JetClasses />
      <EnquirySection kind="jet" />
    </CallPage>
  );
}

/** Classes of aircraft from the smallest, each with its range on a line. */
function JetClasses() {
  const locale = useLocale();
  const t = useTranslations('business.jets');
  const longest = Math.max(...jetClasses.map(({ hours }) => hours));
  return (
    <PageSection id="classes" title={t('title')} text={t('text')}>
      <ol className="mt-6 rounded-card bg-night px-5 text-on-night md:px-8">
        {jetClasses.map(({ name, seats, hours, reaches }) => (
          <li
            key={name.en}
            className="grid gap-x-8 gap-y-3 border-night-soft py-5 not-last:border-b lg:grid-cols-[14rem_minmax(0,1fr)] lg:items-center"
          >
            <div>
              <h3 className="text-lg">{name[locale]}</h3>
              <p className="text-on-night-soft">{t.rich('seats', { range: () => <bdi dir="ltr">{seats}</bdi> })}</p>
            </div>
            <div>
              <div aria-hidden="true" className="flex items-center" style={{ width: `${(hours / longest) * 100}%` }}>
                <span className="h-px grow bg-sun" />
                <Icon name="plane" className="size-5 text-sun" />
              </div>
              <p className="mt-1">{t('hours', { hours })}</p>
              <p className="text-on-night-soft">{t('reaches', { cities: reaches[locale] })}</p>
            </div>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}
