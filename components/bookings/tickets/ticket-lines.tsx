import { useTranslations } from 'next-intl';
import { useCopied } from '@/components/ui/feedback/use-copied';
import { Icon } from '@/components/ui/icon';
import { extrasOf, type Tickets } from '@/lib/bookings/model/order-row';
import { extraInWords, flownWith } from '@/lib/bookings/orders/extra-in-words';
import { isolated } from '@/lib/text/isolate';
import { calledName } from '@/lib/text/machine-letters';

interface TicketLinesProps {
  /** The kind of the booking. */
  kind: string;
  issued: Pick<Tickets, 'pnr' | 'tickets' | 'order_choices'>;
  /** Names as on the tickets, by their places in the party. */
  travellers: readonly string[];
}

export function TicketLines({ kind, issued: { pnr, tickets, order_choices: choices }, travellers }: TicketLinesProps) {
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
            <Code code={pnr} look="font-semibold text-lg tracking-wide" />
          </dd>
        </div>
      )}
      {tickets.length > 0 && (
        <div>
          <dt className="text-ink-soft text-sm">{t('tickets')}</dt>
          {tickets.map(({ number, passengers }) => (
            <dd key={number} className="flex flex-wrap items-center gap-x-2">
              <Code code={number} look="font-medium tabular-nums" />
              {passengers.map((place) => {
                const onTicket = travellers[place - 1] ?? '';
                const name = calledName(onTicket);
                const isOther = name !== onTicket;
                if (travellers.length < 2 && !isOther) return null;
                return (
                  <span key={place} className="text-ink-soft">
                    <bdi>{name}</bdi> {isOther && <span>{t('onTicket', { name: isolated(onTicket) })}</span>}
                  </span>
                );
              })}
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
              <bdi className="text-ink-soft">{calledName(travellers[item.passenger - 1] ?? '')}</bdi>
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

/** A number to show or read out, and to copy. */
function Code({ code, look }: { code: string; look: string }) {
  const t = useTranslations('tickets');
  const { isCopied, copy } = useCopied(code);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1">
      <bdi dir="ltr" className={`select-all ${look}`}>
        {code}
      </bdi>
      <button
        type="button"
        onClick={() => void copy()}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 text-accent text-sm noscript:hidden print:hidden"
      >
        <Icon name={isCopied ? 'check' : 'copy'} className="size-4" />
        <span aria-live="polite">{t(isCopied ? 'copied' : 'copy')}</span>
        <span className="sr-only">{code}</span>
      </button>
    </span>
  );
}
