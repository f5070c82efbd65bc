import { getTranslations } from 'next-intl/server';
import { SelfServiceSection } from '@/components/self-service/self-service-section';
import { TrackRefund } from '@/components/self-service/track-refund';
import { SupportPage } from '@/components/support/support-page';
import { trackRefund } from '@/content/support/track-refund';
import { loadMessages } from '@/lib/i18n/messages';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { contentMetadata } from '@/lib/seo/route-metadata';

export const generateMetadata = contentMetadata('/support/track-refund', trackRefund);

export default async function TrackRefundPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  const t = await getTranslations('selfService.refund');
  const { selfService, states } = await loadMessages(locale, ['selfService', 'states']);
  const { form, steps, refund } = selfService;
  const messages = { selfService: { form, steps, refund }, states: { sentences: states.sentences } };
  return (
    <SupportPage guide={trackRefund}>
      <SelfServiceSection id="find" title={t('title')} art="pages/track-refund" isMirrored messages={messages}>
        <TrackRefund labelledBy="find" />
      </SelfServiceSection>
    </SupportPage>
  );
}
