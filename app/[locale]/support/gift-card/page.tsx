import { getTranslations } from 'next-intl/server';
import { DesignOfForm, designPictures } from '@/components/bookings/products/gift-card/design-of-form';
import { GiftOrder } from '@/components/bookings/products/gift-card/gift-order';
import { LiveGiftCard } from '@/components/bookings/products/gift-card/live-gift-card';
import { EnquirySection } from '@/components/enquiries/enquiry-section';
import { GiftBalance } from '@/components/self-service/gift-balance';
import { FoldedSelfService } from '@/components/self-service/self-service-section';
import { SupportPage } from '@/components/support/support-page';
import { giftCard } from '@/content/support/gift-card';
import { loadMessages } from '@/lib/i18n/messages';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { contentMetadata } from '@/lib/seo/route-metadata';

export const generateMetadata = contentMetadata('/support/gift-card', giftCard);

export default async function GiftCardPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  const t = await getTranslations('selfService.giftCard');
  const gifts = await getTranslations('giftCards.form');
  const { selfService } = await loadMessages(locale, ['selfService']);
  const messages = { selfService: { form: selfService.form, giftCard: selfService.giftCard } };
  return (
    <SupportPage guide={giftCard} art="pages/gift-card" hasFactsFirst>
      <FoldedSelfService id="balance" title={t('title')} messages={messages}>
        <GiftBalance labelledBy="balance-title" />
      </FoldedSelfService>
      <div id="order" className="scroll-mt-24">
        <GiftOrder locale={locale} other={gifts('other')}>
          <EnquirySection
            kind="giftCard"
            pictures={designPictures(locale)}
            frame={(form) => (
              <LiveGiftCard
                language={locale}
                amount={500}
                messageLabel={gifts('message')}
                caption={gifts('preview')}
                art={<DesignOfForm language={locale} />}
              >
                {form}
              </LiveGiftCard>
            )}
          />
        </GiftOrder>
      </div>
    </SupportPage>
  );
}
