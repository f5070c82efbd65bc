import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { BoughtExtras } from '@/lib/bookings/model/order-choice';
import { type ExtrasOnSale, lineOf, type SelectedExtra, sumOf } from '@/lib/bookings/model/order-extras';
import { extraInWords } from '@/lib/bookings/orders/extra-in-words';
import type { Bags } from '@/lib/flights/offer';
import { intlTag } from '@/lib/i18n/locales';
import { formatQarExactly } from '@/lib/money';
import { isolated } from '@/lib/text/isolate';
import { ChoiceNotice } from '../choice-notice';
import { useChoice } from '../use-choice';
import { BagChoice } from './bag-choice';
import { SeatChoice } from './seat-choice';
import { SelectedLines } from './selected-lines';

interface ChooseExtrasProps {
  onSale: ExtrasOnSale;
  reference: string;
  lastName: string;
  included: Bags | null;
}

/** Selects and pays bags and seats. A selection that is sent twice is bought once. */
export function ChooseExtras({ onSale: first, reference, lastName, included }: ChooseExtrasProps) {
  const t = useTranslations('extras');
  const words = useTranslations('tickets');
  const locale = useLocale();
  const [onSale, setOnSale] = useState(first);
  const [selected, setSelected] = useState<SelectedExtra[]>([]);
  /** Since it was selected. */
  const [changes, setChanges] = useState<string[]>([]);
  const { result, isSending, renew, send } = useChoice<Extract<BoughtExtras, { is: 'changed' }>>('add-extras');
  const lines = selected.flatMap((each) => lineOf(onSale, each) ?? []);
  const inRiyals = (dirhams: number) => isolated(formatQarExactly(dirhams / 100, intlTag(locale)));

  function choose(next: SelectedExtra[]) {
    if (isSending) return;
    renew();
    setSelected(next);
  }

  async function buy() {
    const answer = await send({ reference, lastName, selected, amount: sumOf(lines) });
    setChanges([]);
    if (answer?.is === 'ordered' || answer?.is === 'asked') setSelected([]);
    if (answer?.is === 'changed') takeChanges(answer.now);
  }

  /** Removes what is no longer sold, and reports changed prices. */
  function takeChanges(now: ExtrasOnSale) {
    setChanges(
      lines.flatMap((line) => {
        const renewed = lineOf(now, line.selected);
        const what = `${extraInWords(line, words)}, ${isolated(nameOf(line.passenger))}`;
        if (!renewed) return [t('outcomes.gone', { what })];
        return renewed.dirhams === line.dirhams ? [] : [t('outcomes.dearer', { what, price: inRiyals(renewed.dirhams) })];
      }),
    );
    setOnSale(now);
    setSelected(selected.filter((each) => lineOf(now, each) !== null));
  }

  const nameOf = (passenger: number) => onSale.passengers[passenger - 1]?.name ?? '';
  return (
    <div className="gap-x-8 space-y-8 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:space-y-0">
      <div className="space-y-8">
        <BagChoice included={included} onSale={onSale} selected={selected} onChoose={choose} />
        <SeatChoice onSale={onSale} selected={selected} onChoose={choose} />
      </div>
      <div className="lg:sticky lg:top-24">
        {result && (
          <ChoiceNotice result={result} text={t(`outcomes.${result.is}`)} toPayment={t('outcomes.toPayment')} className="mb-4">
            {changes.length > 0 && (
              <ul className="mt-2 list-disc ps-5">
                {changes.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            )}
          </ChoiceNotice>
        )}
        <SelectedLines
          lines={lines}
          takesPayments={onSale.takesPayments}
          nameOf={nameOf}
          isSending={isSending}
          onRemove={(line) => choose(selected.filter((each) => each !== line.selected))}
          onSend={() => void buy()}
        />
      </div>
    </div>
  );
}
