'use client';

import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import type { Payment } from '@/lib/bookings/model/payment-row';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import type { PaymentLines } from './payment-lines';

const loadParts = (locale: Locale) => Promise.all([import('./payment-lines'), loadMessages(locale, ['payments'])] as const);

type Parts = { View: typeof PaymentLines; messages: Awaited<ReturnType<typeof loadParts>>[1] };

/** The payments of a booking. Code and messages load only when there are any; if loading fails, the rest of the page still shows. */
export function LazyPaymentLines({ payments }: { payments: readonly Payment[] }) {
  const locale = useLocale();
  const [parts, setParts] = useState<Parts | null>(null);
  const hasSome = payments.length > 0;

  useEffect(() => {
    if (!hasSome) return;
    loadParts(locale).then(
      ([{ PaymentLines: View }, messages]) => setParts({ View, messages }),
      () => {},
    );
  }, [locale, hasSome]);

  return parts && hasSome && <parts.View payments={payments} locale={locale} messages={parts.messages} />;
}
