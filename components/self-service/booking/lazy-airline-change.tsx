import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import type { Tickets } from '@/lib/bookings/model/order-row';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import type { AirlineChange } from './airline-change';

const loadParts = (locale: Locale) => Promise.all([import('./airline-change'), loadMessages(locale, ['airlineChange'])] as const);

type Parts = { View: typeof AirlineChange; messages: Awaited<ReturnType<typeof loadParts>>[1] };

interface LazyAirlineChangeProps {
  orders: readonly Tickets[];
  reference: string;
  /** The surname of a traveller, which the answer needs. */
  lastName: string;
}

/** A change by the airline that waits for the customer's answer. Code and words load when there is one; if they fail to load, the rest still shows. */
export function LazyAirlineChange({ orders, ...booking }: LazyAirlineChangeProps) {
  const locale = useLocale();
  const [parts, setParts] = useState<Parts | null>(null);
  const changed = orders.find(({ status, airline_change }) => airline_change && (status === 'paid' || status === 'ticketed'));
  const hasChange = changed !== undefined;

  useEffect(() => {
    if (!hasChange) return;
    loadParts(locale).then(
      ([{ AirlineChange: View }, messages]) => setParts({ View, messages }),
      () => {},
    );
  }, [locale, hasChange]);

  const change = changed?.airline_change;
  if (!parts || !change) return null;
  return (
    <parts.View
      // A new change resets the form.
      key={change.id}
      change={change}
      answer={changed.change_answer}
      locale={locale}
      messages={parts.messages}
      {...booking}
    />
  );
}
