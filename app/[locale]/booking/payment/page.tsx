import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { BookingFrame } from '@/components/bookings/booking-frame';
import { DrawnPayment } from '@/components/bookings/payments/pay/drawn-payment';
import { PaymentPage } from '@/components/bookings/payments/payment-page';
import { ClubOfPage } from '@/components/layout/company/club-of-page';
import { ExtrasStep } from '@/components/self-service/extras/extras-step';
import { linkKey } from '@/lib/bookings/model/payment-row';
import { knownPayment } from '@/lib/bookings/payments/pay';
import { loadMessages } from '@/lib/i18n/messages';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { queryOfPage } from '@/lib/routes/query-of-page';

export async function generateMetadata({ params }: LocalePage): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'payments.page' });
  return { title: t('title'), description: t('description'), robots: { index: false, follow: false }, referrer: 'no-referrer' };
}

interface PaymentPageProps extends LocalePage {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The target of payment links, and the page that the payment provider returns people to. */
export default async function BookingPaymentPage({ params, searchParams }: PaymentPageProps) {
  const locale = await pageLocale(params);
  const query = queryOfPage(await searchParams);
  const t = await getTranslations('payments.page');
  const { payments, prices, states, tickets } = await loadMessages(locale, ['payments', 'prices', 'states', 'tickets']);
  const key = linkKey.safeParse(query.get('key')).data;
  // For browsers without script, which ask the provider when they look again.
  const looks = Number(/^\d{1,3}$/.exec(query.get('look') ?? '')?.[0] ?? 0);
  const drawn = key ? await knownPayment(key, looks > 0) : null;
  return (
    <BookingFrame
      heading={t('title')}
      locale={locale}
      messages={{
        payments: { page: payments.page, parts: payments.parts },
        prices,
        states: { sentences: states.sentences },
        tickets,
      }}
      isDone
      needsScript={!drawn}
    >
      <ClubOfPage />
      {key && drawn && <DrawnPayment payment={drawn} linkKey={key} looks={looks} isNotOpened={query.has('notOpened')} />}
      <PaymentPage choosing={<ExtrasStep />} />
    </BookingFrame>
  );
}
