import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';
import type { BoughtExtras } from '@/lib/bookings/model/order-choice';
import { type ExtrasOnSale, type SelectedExtra, sumOf } from '@/lib/bookings/model/order-extras';
import type { Bags } from '@/lib/flights/offer';
import { ChoiceNotice } from '../choice-notice';
import { useChoice } from '../use-choice';
import { BagChoice } from './bag-choice';
import { SeatChoice } from './seat-choice';
import { SelectedLines } from './selected-lines';
import { useSelection } from './use-selection';

interface ChooseExtrasProps {
  onSale: ExtrasOnSale;
  reference: string;
  lastName: string;
  included: Bags | null;
}

/** Selects and pays bags and seats. A selection that is sent twice is bought once. */
export function ChooseExtras({ onSale: first, reference, lastName, included }: ChooseExtrasProps) {
  const t = useTranslations('extras');
  const { onSale, selected, setSelected, lines, nameOf, inRiyals, changes, setChanges, takeChanges } = useSelection(first);
  const { result, isSending, renew, send } = useChoice<Extract<BoughtExtras, { type: 'changed' }>>('add-extras');
  const total = sumOf(lines);
  const isFree = total < 100;
  const { takesPayments } = onSale;
  const label = isFree ? t('sum.free') : takesPayments ? t('sum.pay', { amount: inRiyals(total) }) : t('sum.ask');

  function choose(next: SelectedExtra[]) {
    if (isSending) return;
    renew();
    setSelected(next);
  }

  async function buy() {
    const answer = await send({ reference, lastName, selected, amount: total });
    setChanges([]);
    if (answer?.type === 'ordered' || answer?.type === 'asked') setSelected([]);
    if (answer?.type === 'changed') takeChanges(answer.now);
  }

  return (
    <div className="gap-x-8 space-y-8 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:space-y-0">
      <div className="space-y-8">
        <BagChoice included={included} onSale={onSale} selected={selected} onChoose={choose} />
        <SeatChoice onSale={onSale} selected={selected} onChoose={choose} />
      </div>
      <div className="lg:sticky lg:top-24">
        {result && (
          <ChoiceNotice result={result} text={t(`outcomes.${result.type}`)} toPayment={t('outcomes.toPayment')} className="mb-4">
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
          nameOf={nameOf}
          onRemove={(line) => choose(selected.filter((each) => each !== line.selected))}
        >
          {lines.length > 0 && (
            <>
              <Button aria-disabled={isSending} className="mt-3 min-h-12 w-full" onClick={() => !isSending && void buy()}>
                {isSending ? <Spinner /> : !isFree && takesPayments && <Icon name="shield" />}
                <span>{isSending ? t('sum.sending') : label}</span>
              </Button>
              {!isFree && <p className="mt-3 max-w-2xl text-ink-soft text-sm">{t(takesPayments ? 'sum.note' : 'sum.askNote')}</p>}
            </>
          )}
        </SelectedLines>
      </div>
    </div>
  );
}
