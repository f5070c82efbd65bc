import { NextIntlClientProvider, useTranslations } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { Tickets } from '@/lib/supabase/rows/order-row';

interface TicketLinesProps {
  /** Of the booking. */
  kind: string;
  issued: Tickets;
  locale: Locale;
  messages: Partial<Messages>;
}

export function TicketLines({ kind, issued, locale, messages }: TicketLinesProps) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
      <Lines kind={kind} issued={issued} />
    </NextIntlClientProvider>
  );
}

function Lines({ kind, issued: { pnr, tickets } }: Pick<TicketLinesProps, 'kind' | 'issued'>) {
  const t = useTranslations('tickets');
  return (
    <dl className="mt-4 grid gap-3 rounded-control bg-sunken p-4 sm:grid-cols-2">
      {pnr && (
        <div>
          <dt className="text-ink-soft text-sm">{t('pnr', { kind })}</dt>
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
  );
}
