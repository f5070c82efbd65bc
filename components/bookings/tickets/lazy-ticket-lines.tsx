'use client';

import { NextIntlClientProvider, useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import type { issuedFor } from '@/lib/bookings/model/order-row';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import type { TicketLines } from './ticket-lines';

const loadParts = (locale: Locale) => Promise.all([import('./ticket-lines'), loadMessages(locale, ['tickets'])] as const);

type Parts = { View: typeof TicketLines; messages: Awaited<ReturnType<typeof loadParts>>[1] };

interface LazyTicketLinesProps {
  /** The kind of the booking. */
  kind: string;
  /** Null before anything is issued. */
  issued: ReturnType<typeof issuedFor>;
  /** Names as on the tickets, by their places in the party. */
  travellers: readonly string[];
}

/**
 * The airline's reference, the ticket numbers, and bags and seats that were added to a booking; or the hotel's confirmation number. Code and words load
 * when there are any; if they fail to load, the rest still shows.
 */
export function LazyTicketLines({ kind, issued, travellers }: LazyTicketLinesProps) {
  const locale = useLocale();
  const [parts, setParts] = useState<Parts | null>(null);
  const hasSome = issued !== null;

  useEffect(() => {
    if (!hasSome) return;
    loadParts(locale).then(
      ([{ TicketLines: View }, messages]) => setParts({ View, messages }),
      () => {},
    );
  }, [locale, hasSome]);

  return (
    parts &&
    issued && (
      <NextIntlClientProvider locale={locale} messages={parts.messages} timeZone="Asia/Qatar">
        <parts.View kind={kind} issued={issued} travellers={travellers} />
      </NextIntlClientProvider>
    )
  );
}
