import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import { flightLine } from '@/lib/bookings/orders/flight-line';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { Tickets } from '@/lib/supabase/rows/order-row';

interface TicketLinesProps {
  issued: Tickets;
  locale: Locale;
  messages: Partial<Messages>;
}

export function TicketLines({ issued, locale, messages }: TicketLinesProps) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
      <Lines issued={issued} />
    </NextIntlClientProvider>
  );
}

function Lines({ issued: { pnr, tickets, airline_change: change } }: Pick<TicketLinesProps, 'issued'>) {
  const t = useTranslations('tickets');
  return (
    <>
      {change && <Changed change={change} />}
      <dl className="mt-4 grid gap-3 rounded-control bg-sunken p-4 sm:grid-cols-2">
        {pnr && (
          <div>
            <dt className="text-ink-soft text-sm">{t('pnr')}</dt>
            <dd>
              <bdi dir="ltr" className="select-all font-mono font-semibold text-lg">
                {pnr}
              </bdi>
            </dd>
          </div>
        )}
        {tickets.length > 0 && (
          <div>
            <dt className="text-ink-soft text-sm">{t('tickets')}</dt>
            {tickets.map(({ number }) => (
              <dd key={number}>
                <bdi dir="ltr" className="select-all font-mono">
                  {number}
                </bdi>
              </dd>
            ))}
          </div>
        )}
      </dl>
    </>
  );
}

/** What the airline has changed, and what the customer can do about it. */
function Changed({ change: { was, becomes } }: { change: NonNullable<Tickets['airline_change']> }) {
  const t = useTranslations('tickets.change');
  const lines = (flights: typeof was) =>
    flights.map((flight) => (
      <span key={flight.departs} className="block tabular-nums">
        <bdi dir="ltr">{flightLine(flight)}</bdi>
      </span>
    ));
  return (
    <Notice tone="warning" className="mt-4">
      <p className="font-semibold">{t('title')}</p>
      {was.length > 0 && (
        <p className="mt-2 text-ink-soft">
          {t('was')} {lines(was)}
        </p>
      )}
      {becomes.length > 0 && (
        <p className="mt-2 font-medium">
          {t('becomes')} {lines(becomes)}
        </p>
      )}
      <p className="mt-2">{t('text')}</p>
    </Notice>
  );
}
