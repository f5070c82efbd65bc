import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';
import type { BoughtExtras } from '@/lib/bookings/model/order-choice';
import { type ExtrasOnSale, type Line, lineOf, type SelectedExtra, sumOf } from '@/lib/bookings/model/order-extras';
import { extraInWords, flownWith } from '@/lib/bookings/orders/extra-in-words';
import type { Bags } from '@/lib/flights/offer';
import { intlTag } from '@/lib/i18n/locales';
import { formatQarExactly } from '@/lib/money';
import { isolated } from '@/lib/text/isolate';
import { ChoiceNotice } from '../choice-notice';
import { useChoice } from '../use-choice';
import { BagChoice } from './bag-choice';
import { SeatChoice } from './seat-choice';

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

interface SelectedLinesProps {
  lines: readonly Line[];
  takesPayments: boolean;
  nameOf: (passenger: number) => string;
  isSending: boolean;
  onRemove: (line: Line) => void;
  onSend: () => void;
}

/** The selected extras, their sum, and the button to continue. */
function SelectedLines({ lines, takesPayments, nameOf, isSending, onRemove, onSend }: SelectedLinesProps) {
  const t = useTranslations('extras.sum');
  const words = useTranslations('tickets');
  const locale = useLocale();
  const inRiyals = (dirhams: number) => formatQarExactly(dirhams / 100, intlTag(locale));
  const total = sumOf(lines);
  const isFree = total < 100;
  const label = isFree ? t('free') : takesPayments ? t('pay', { amount: isolated(inRiyals(total)) }) : t('ask');
  return (
    <section className="rounded-control bg-sunken p-4 sm:p-5">
      <h4 className="font-semibold text-lg">{t('title')}</h4>
      {lines.length === 0 ? (
        <p className="mt-1 text-ink-soft">{t('empty')}</p>
      ) : (
        <>
          <ul className="mt-2 divide-y divide-line">
            {lines.map((line) => {
              const what = extraInWords(line, words);
              const name = nameOf(line.passenger);
              return (
                <li key={`${line.selected.id} ${line.passenger}`} className="flex items-center gap-2 py-1">
                  <p className="min-w-0 grow py-1">
                    <span className="block font-medium">{what}</span>
                    <span className="flex flex-wrap gap-x-2 text-ink-soft text-sm">
                      <bdi>{name}</bdi> <span>{flownWith(line)}</span>
                    </span>
                  </p>
                  <bdi className="whitespace-nowrap font-medium tabular-nums">{inRiyals(line.dirhams)}</bdi>
                  <button
                    type="button"
                    aria-label={t('remove', { what, name: isolated(name) })}
                    onClick={() => onRemove(line)}
                    className="inline-flex size-11 shrink-0 items-center justify-center rounded-pill text-ink-soft hover:bg-raised"
                  >
                    <Icon name="close" className="size-5" />
                  </button>
                </li>
              );
            })}
          </ul>
          <p className="mt-2 flex justify-between gap-4 border-line-strong border-t pt-3 font-semibold text-lg">
            {t('total')}
            <output aria-live="polite">
              <bdi className="whitespace-nowrap tabular-nums">{inRiyals(total)}</bdi>
            </output>
          </p>
          <Button aria-disabled={isSending} className="mt-3 min-h-12 w-full" onClick={() => !isSending && onSend()}>
            {isSending ? <Spinner /> : !isFree && takesPayments && <Icon name="shield" />}
            <span>{isSending ? t('sending') : label}</span>
          </Button>
          {!isFree && <p className="mt-3 max-w-2xl text-ink-soft text-sm">{t(takesPayments ? 'note' : 'askNote')}</p>}
        </>
      )}
    </section>
  );
}
