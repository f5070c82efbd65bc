import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { AnswerNotice } from '@/components/ui/feedback/answer-notice';
import { extraInWords } from '@/lib/bookings/orders/extra-in-words';
import { intlTag, localizePath } from '@/lib/i18n/locales';
import { Link, useRouter } from '@/lib/i18n/navigation';
import { formatQarExactly } from '@/lib/money';
import { lookUp } from '@/lib/self-service/ask';
import { type BoughtExtras, type ExtrasOnSale, lineOf, type SelectedExtra, sumOf } from '@/lib/supabase/rows/order-extras';
import { paymentPath } from '@/lib/supabase/rows/payment-row';
import { isolated } from '@/lib/text/isolate';
import { BagChoice } from './bag-choice';
import { SeatChoice } from './seat-choice';
import { SelectedLines } from './selected-lines';

interface ChooseExtrasProps {
  onSale: ExtrasOnSale;
  reference: string;
  lastName: string;
}

type Outcome = Exclude<BoughtExtras['is'], 'pay'> | 'miss' | 'tooMany' | 'offline' | 'failed';
interface Said {
  is: Outcome;
  /** Of the open payment. */
  key?: string;
  /** What has changed since it was selected. */
  changes: string[];
  count: number;
}

/** Bags and seats, what they cost together, and the way to pay them. Sent twice, a choice is bought once. */
export function ChooseExtras({ onSale: first, reference, lastName }: ChooseExtrasProps) {
  const t = useTranslations('extras');
  const words = useTranslations('tickets');
  const locale = useLocale();
  const router = useRouter();
  const [onSale, setOnSale] = useState(first);
  const [selected, setSelected] = useState<SelectedExtra[]>([]);
  const [said, setSaid] = useState<Said | null>(null);
  const [isSending, setIsSending] = useState(false);
  /** Of this choice: another one is bought anew. */
  const id = useRef<string | null>(null);
  const lines = selected.flatMap((each) => lineOf(onSale, each) ?? []);
  const inRiyals = (dirhams: number) => isolated(formatQarExactly(dirhams / 100, intlTag(locale)));

  function choose(next: SelectedExtra[]) {
    if (isSending) return;
    id.current = null;
    setSaid(null);
    setSelected(next);
  }

  function show(is: Outcome, more: Partial<Said> = {}) {
    setSaid((before) => ({ is, changes: [], ...more, count: (before?.count ?? 0) + 1 }));
  }

  async function send() {
    if (isSending) return;
    id.current ??= crypto.randomUUID();
    setIsSending(true);
    const wanted = { reference, lastName, id: id.current, selected, amount: sumOf(lines) };
    const answer = await lookUp<BoughtExtras>('add-extras', wanted);
    if (answer.ok && answer.found?.is === 'pay') {
      router.push(localizePath(paymentPath(answer.found.key), locale));
      return;
    }
    setIsSending(false);
    if (!answer.ok) return show(answer.reason);
    const { found } = answer;
    if (!found) return show('miss');
    if (found.is === 'stale') id.current = null;
    if (found.is === 'ordered' || found.is === 'asked') setSelected([]);
    if (found.is === 'changed') return takeChanges(found.now);
    show(found.is as Outcome, 'key' in found ? { key: found.key } : {});
  }

  /** What is gone is taken off, and what costs something else says so. */
  function takeChanges(now: ExtrasOnSale) {
    id.current = null;
    const changes = lines.flatMap((line) => {
      const renewed = lineOf(now, line.selected);
      const what = `${extraInWords(line, words)}, ${isolated(nameOf(line.passenger))}`;
      if (!renewed) return [t('outcomes.gone', { what })];
      return renewed.dirhams === line.dirhams ? [] : [t('outcomes.dearer', { what, price: inRiyals(renewed.dirhams) })];
    });
    setOnSale(now);
    setSelected(selected.filter((each) => lineOf(now, each) !== null));
    show('changed', { changes });
  }

  const nameOf = (passenger: number) => onSale.passengers[passenger - 1]?.name ?? '';
  const isGood = said?.is === 'ordered' || said?.is === 'asked';
  return (
    <div className="gap-x-8 space-y-8 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:space-y-0">
      <div className="space-y-8">
        <BagChoice onSale={onSale} selected={selected} onChoose={choose} />
        <SeatChoice onSale={onSale} selected={selected} onChoose={choose} />
      </div>
      <div className="lg:sticky lg:top-24">
        {said && (
          <AnswerNotice key={said.count} tone={isGood ? 'success' : 'warning'} className="mb-4">
            <p>{t(`outcomes.${said.is}`)}</p>
            {said.changes.length > 0 && (
              <ul className="mt-2 list-disc ps-5">
                {said.changes.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            )}
            {said.key && (
              <Link href={paymentPath(said.key)} prefetch={false} className={buttonClass('secondary', 'mt-3')}>
                {t('outcomes.toPayment')}
              </Link>
            )}
          </AnswerNotice>
        )}
        <SelectedLines
          lines={lines}
          takesPayments={onSale.takesPayments}
          nameOf={nameOf}
          isSending={isSending}
          onRemove={(line) => choose(selected.filter((each) => each !== line.selected))}
          onSend={() => void send()}
        />
      </div>
    </div>
  );
}
