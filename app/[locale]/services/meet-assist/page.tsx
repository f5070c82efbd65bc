import { useLocale, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { PageSection } from '@/components/layout/guide/page-section';
import { CallPage } from '@/components/services/call-page';
import { assistJourneys, meetAssist } from '@/content/services/meet-assist';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { contentMetadata } from '@/lib/seo/route-metadata';

export const generateMetadata = contentMetadata('/services/meet-assist', meetAssist);

export default async function MeetAssistPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'services' });
  return (
    <CallPage service={meetAssist} trail={[{ label: t('title'), href: '/services' }]}>
      <AssistJourneys />
    </CallPage>
  );
}

/** Three routes through the airport, each a line with its stations. */
function AssistJourneys() {
  const locale = useLocale();
  const t = useTranslations('services.assist');
  return (
    <PageSection id="journeys" title={t('title')}>
      <div className="mt-6 grid gap-5 lg:grid-cols-3">
        {assistJourneys.map(({ name, stages }) => (
          <section key={name.en} className="rounded-card border border-line bg-raised p-6 shadow-card">
            <h3 className="text-xl">{name[locale]}</h3>
            <ol className="mt-4">
              {stages.map((stage) => (
                <li key={stage.en} className="relative border-accent border-s-2 ps-6 pb-5 last:border-transparent last:pb-0">
                  <span
                    aria-hidden="true"
                    className="absolute -start-[0.5625rem] top-1 size-4 rounded-pill border-2 border-accent bg-raised"
                  />
                  {stage[locale]}
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </PageSection>
  );
}
