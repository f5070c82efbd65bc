import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { Choice } from '@/lib/bookings/model/order-row';
import { extraInWords, flownWith } from '@/lib/bookings/orders/extra-in-words';
import { flightLine } from '@/lib/bookings/orders/flight-line';
import type { DeskBooking } from '@/lib/desk/details';
import type { DeskOrder } from '@/lib/desk/orders';
import { intlTag } from '@/lib/i18n/locales';
import { formatQarExactly } from '@/lib/money';
import { isolated } from '@/lib/text/isolate';
import { firstName } from '@/lib/text/machine-letters';
import { Question } from '../payments/question';
import type { OrderActions } from './use-order-action';

const tones: Partial<Record<Choice['status'], BadgeTone>> = { due: 'accent', done: 'success', unknown: 'danger' };

interface ChoicesOfOrderProps extends OrderActions {
  order: DeskOrder;
  passengers: DeskBooking['booking_passengers'];
  canAct: boolean;
}

/** Bags, seats and flights that the customer has selected. When the outcome of one is unknown, an agent enters what the supplier says. */
export function ChoicesOfOrder({ order: { order_choices: all }, passengers, canAct, isSaving, act }: ChoicesOfOrderProps) {
  const t = useTranslations('desk.orders.choices');
  const words = useTranslations('tickets');
  const locale = useLocale();
  const [asking, setAsking] = useState<{ choice: Choice; became: 'done' | 'refused' } | null>(null);
  const shown = all.filter(({ status }) => status !== 'withdrawn');
  if (shown.length === 0) return null;
  const nameOf = (place: number) => {
    const found = passengers.find(({ position }) => position === place);
    return found ? firstName(found.given_names, found.surname) : '';
  };
  return (
    <div className="mt-3">
      <h4 className="font-semibold">{t('title')}</h4>
      <ul className="divide-y divide-line">
        {shown.map((choice) => (
          <li key={choice.id} className="py-2">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <span className="font-medium">
                {t(`${choice.kind}.title`)} ·{' '}
                <bdi className="tabular-nums">{formatQarExactly(choice.amount / 100, intlTag(locale))}</bdi>
              </span>
              <Badge tone={tones[choice.status] ?? 'neutral'}>{t(`${choice.kind}.status.${choice.status}`)}</Badge>
            </div>
            {linesOf(choice).map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change.
              <p key={index} className="text-sm">
                {line}
              </p>
            ))}
            {choice.status === 'unknown' && <p className="mt-1">{t('unknownText')}</p>}
            {choice.status === 'unknown' && canAct && (
              <div className="mt-2 flex flex-wrap gap-2">
                {(['done', 'refused'] as const).map((became) => (
                  <Button
                    key={became}
                    variant="secondary"
                    aria-disabled={isSaving}
                    onClick={() => !isSaving && setAsking({ choice, became })}
                  >
                    {t(`${choice.kind}.${became}`)}
                  </Button>
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
      {asking && (
        <Question
          title={t(`${asking.choice.kind}.ask.${asking.became}.title`)}
          yes={t('yes')}
          onClose={() => setAsking(null)}
          onYes={() => void act({ do: 'settleChoice', choice: asking.choice.id, became: asking.became })}
        >
          <p>{t(`${asking.choice.kind}.ask.${asking.became}.text`)}</p>
        </Question>
      )}
    </div>
  );

  function linesOf(choice: Choice): string[] {
    if (choice.kind === 'flights') return choice.items.flatMap(({ becomes }) => becomes.map(flightLine));
    return choice.items.map((item) => `${extraInWords(item, words)} · ${isolated(nameOf(item.passenger))} · ${flownWith(item)}`);
  }
}
