import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { extraInWords, flownWith } from '@/lib/bookings/orders/extra-in-words';
import type { DeskBooking } from '@/lib/desk/details';
import type { DeskOrder } from '@/lib/desk/orders';
import { intlTag } from '@/lib/i18n/locales';
import { formatQarExactly } from '@/lib/money';
import type { Extras } from '@/lib/supabase/rows/order-extras';
import { Question } from '../payments/question';
import type { OrderActions } from './use-order-action';

const tones: Partial<Record<Extras['status'], BadgeTone>> = { due: 'accent', bought: 'success', unknown: 'danger' };

interface ExtrasOfOrderProps extends OrderActions {
  order: DeskOrder;
  passengers: DeskBooking['booking_passengers'];
  canAct: boolean;
}

/** Bags and seats that the customer has added; of those nobody knows about, an agent says what the supplier has told them. */
export function ExtrasOfOrder({ order: { order_extras: all }, passengers, canAct, isSaving, act }: ExtrasOfOrderProps) {
  const t = useTranslations('desk.orders.extras');
  const words = useTranslations('tickets');
  const locale = useLocale();
  const [asking, setAsking] = useState<{ extras: string; became: 'bought' | 'refused' } | null>(null);
  const shown = all.filter(({ status }) => status !== 'withdrawn');
  if (shown.length === 0) return null;
  const nameOf = (place: number) => passengers.find(({ position }) => position === place)?.given_names;
  return (
    <div className="mt-3">
      <h4 className="font-semibold">{t('title')}</h4>
      <ul className="divide-y divide-line">
        {shown.map(({ id, status, items, amount }) => (
          <li key={id} className="py-2">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <bdi className="font-medium tabular-nums">{formatQarExactly(amount / 100, intlTag(locale))}</bdi>
              <Badge tone={tones[status] ?? 'neutral'}>{t(`status.${status}`)}</Badge>
            </div>
            {items.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change.
              <p key={index} className="text-sm">
                {extraInWords(item, words)} · <bdi>{nameOf(item.passenger)}</bdi> · {flownWith(item)}
              </p>
            ))}
            {status === 'unknown' && <p className="mt-1">{t('unknownText')}</p>}
            {status === 'unknown' && canAct && (
              <div className="mt-2 flex flex-wrap gap-2">
                {(['bought', 'refused'] as const).map((became) => (
                  <Button
                    key={became}
                    variant="secondary"
                    aria-disabled={isSaving}
                    onClick={() => !isSaving && setAsking({ extras: id, became })}
                  >
                    {t(became)}
                  </Button>
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
      {asking && (
        <Question
          title={t(`ask.${asking.became}.title`)}
          yes={t('yes')}
          onClose={() => setAsking(null)}
          onYes={() => void act({ do: 'settleExtras', ...asking })}
        >
          <p>{t(`ask.${asking.became}.text`)}</p>
        </Question>
      )}
    </div>
  );
}
