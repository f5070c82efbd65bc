import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import type { FoundBooking } from '@/lib/self-service/found';
import type { StoredFacts } from './stored-facts';

const loadParts = (locale: Locale) =>
  Promise.all([import('./stored-facts'), loadMessages(locale, ['account', 'hotels', 'packages'])] as const);
type Parts = { View: typeof StoredFacts; messages: Awaited<ReturnType<typeof loadParts>>[1] };

/** The stored facts of a stay or a package. Code and messages load when such a booking is found; if they fail to load, the rest still shows. */
export function LazyStoredFacts({ booking }: { booking: FoundBooking }) {
  const locale = useLocale();
  const [parts, setParts] = useState<Parts | null>(null);

  useEffect(() => {
    loadParts(locale).then(
      ([{ StoredFacts: View }, messages]) => setParts({ View, messages }),
      () => {},
    );
  }, [locale]);

  return parts && <parts.View booking={booking} locale={locale} messages={parts.messages} />;
}
