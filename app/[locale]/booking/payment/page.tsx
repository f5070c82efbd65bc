import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { BookingFrame } from '@/components/bookings/booking-frame';
import { PaymentPage } from '@/components/bookings/payments/payment-page';
import { ExtrasStep } from '@/components/self-service/extras/extras-step';
import { loadMessages } from '@/lib/i18n/messages';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';

export async function generateMetadata({ params }: LocalePage): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'payments.page' });
  return { title: t('title'), description: t('description'), robots: { index: false, follow: false }, referrer: 'no-referrer' };
}

/** The target of payment links, and the page that the payment provider returns people to. */
export default async function BookingPaymentPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  const t = await getTranslations('payments.page');
  const { payments, states, tickets } = await loadMessages(locale, ['payments', 'states', 'tickets']);
  return (
    <BookingFrame
      heading={t('title')}
      locale={locale}
      messages={{ payments: { page: payments.page, parts: payments.parts }, states: { sentences: states.sentences }, tickets }}
      isDone
    >
      <PaymentPage choosing={<ExtrasStep />} />
    </BookingFrame>
  );
}
