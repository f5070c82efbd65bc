import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { extrasOf, type Tickets } from '@/lib/bookings/model/order-row';
import { extraInWords, flownWith } from '@/lib/bookings/orders/extra-in-words';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

interface TicketLinesProps {
  /** The kind of the booking. */
  kind: string;
  issued: Pick<Tickets, 'pnr' | 'tickets' | 'order_choices'>;
  /** Names, by their places in the party. */
  travellers: readonly string[];
  locale: Locale;
  messages: Partial<Messages>;
}

export function TicketLines({ locale, messages, ...lines }: TicketLinesProps) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
      <Lines {...lines} />
    </NextIntlClientProvider>
  );
}

function Lines({
  kind,
  issued: { pnr, tickets, order_choices: choices },
  travellers,
}: Omit<TicketLinesProps, 'locale' | 'messages'>) {
  const t = useTranslations('tickets');
  const added = extrasOf(choices, 'done');
  const isAdding = extrasOf(choices, 'due').length > 0;
  const isUnknown = extrasOf(choices, 'unknown').length > 0;
  const change = choices.find(({ kind: of, status }) => of === 'flights' && (status === 'due' || status === 'unknown'));
  return (
    <dl className="mt-4 grid gap-3 rounded-control bg-sunken p-4 sm:grid-cols-2">
      {pnr && (
        <div>
          <dt className="text-ink-soft text-sm">{t('pnr', { kind })}</dt>
          <dd>
            <bdi dir="ltr" className="select-all font-semibold text-lg tracking-wide">
              {pnr}
            </bdi>
          </dd>
        </div>
      )}
      {tickets.length > 0 && (
        <div>
          <dt className="text-ink-soft text-sm">{t('tickets')}</dt>
          {tickets.map(({ number, passengers }) => (
            <dd key={number} className="flex flex-wrap gap-x-2">
              <bdi dir="ltr" className="select-all font-medium tabular-nums">
                {number}
              </bdi>
              {travellers.length > 1 &&
                passengers.map((place) => (
                  <bdi key={place} className="text-ink-soft">
                    {travellers[place - 1]}
                  </bdi>
                ))}
            </dd>
          ))}
        </div>
      )}
      {(added.length > 0 || isAdding || isUnknown) && (
        <div className="sm:col-span-2">
          <dt className="text-ink-soft text-sm">{t('extras')}</dt>
          {added.map((item, index) => (
            // The same bag may have been added twice.
            // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change.
            <dd key={index} className="flex flex-wrap gap-x-2">
              <span className="font-medium">{extraInWords(item, t)}</span>
              <bdi className="text-ink-soft">{travellers[item.passenger - 1]}</bdi>
              <span className="text-ink-soft">{flownWith(item)}</span>
            </dd>
          ))}
          {isAdding && <dd>{t('adding')}</dd>}
          {isUnknown && <dd>{t('asked')}</dd>}
        </div>
      )}
      {change && (
        <div className="sm:col-span-2">
          <dt className="text-ink-soft text-sm">{t('change')}</dt>
          <dd>{t(change.status === 'due' ? 'changing' : 'changeAsked')}</dd>
        </div>
      )}
    </dl>
  );
}
