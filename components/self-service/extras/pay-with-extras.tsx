import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { AnswerNotice } from '@/components/ui/feedback/answer-notice';
import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';
import type { ExtrasOnSale, SelectedExtra } from '@/lib/bookings/model/order-extras';
import { sumOf } from '@/lib/bookings/model/order-extras';
import { type AskFailure, askExtrasToPay, sendExtrasToPay } from '@/lib/bookings/payments/ask-payment';
import type { ExtrasToPay } from '@/lib/bookings/payments/opened-payment';
import { loadBooking } from '@/lib/bookings/products/descriptions';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { BagChoice } from './bag-choice';
import { SeatChoice } from './seat-choice';
import { SelectedLines } from './selected-lines';
import { useSelection } from './use-selection';

interface PayWithExtrasProps {
  linkKey: string;
  /** The page of the payment. */
  payment: string;
  locale: Locale;
  messages: Partial<Messages>;
}

export function PayWithExtras({ locale, messages, ...of }: PayWithExtrasProps) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
      <OnSale {...of} />
    </NextIntlClientProvider>
  );
}

type Sold = Extract<ExtrasToPay, { type: 'onSale' }>;

/** The bags and seats that are sold with the flights of a payment. */
function OnSale({ linkKey, payment }: Pick<PayWithExtrasProps, 'linkKey' | 'payment'>) {
  const t = useTranslations('extras');
  const [answer, setAnswer] = useState<ExtrasToPay | { type: 'notLoaded' } | null>(null);

  useEffect(() => {
    let hasLeft = false;
    void askExtrasToPay(linkKey).then((said) => {
      if (!hasLeft) setAnswer(said.ok ? (said.found ?? { type: 'notSold' }) : { type: 'notLoaded' });
    });
    return () => {
      hasLeft = true;
    };
  }, [linkKey]);

  if (answer?.type === 'onSale') return <Choose sold={answer} linkKey={linkKey} payment={payment} />;
  return (
    <p aria-live="polite" className="flex items-center gap-2">
      {answer === null && <Spinner className="size-5 text-accent" />}
      <span>{t(answer ? `before.${answer.type}` : 'loading')}</span>
    </p>
  );
}

function Choose({ sold, linkKey, payment }: Pick<PayWithExtrasProps, 'linkKey' | 'payment'> & { sold: Sold }) {
  const t = useTranslations('extras');
  const isBusy = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [result, setResult] = useState<{ type: 'changed' | 'noAnswer' | AskFailure; count: number } | null>(null);
  const [isInPayment, setIsInPayment] = useState(sold.earlier.length > 0);
  const { onSale, selected, setSelected, lines, nameOf, inRiyals, changes, takeChanges } = useSelection(
    named(sold),
    sold.earlier,
  );
  const total = sold.fare + sumOf(lines);

  /** The server does not know names for this link; this tab does, where it has made the request. */
  function named(now: ExtrasOnSale): ExtrasOnSale {
    const names = loadBooking(sold.reference)?.passengerNames;
    const isKnown = names?.length === now.passengers.length;
    const nameAt = (type: 'adult' | 'child' | 'infant', index: number) =>
      (isKnown && names[index]) || t('before.traveller', { type, number: index + 1 });
    return { ...now, passengers: now.passengers.map(({ type }, index) => ({ type, name: nameAt(type, index) })) };
  }

  function stop() {
    isBusy.current = false;
    setIsSending(false);
  }

  async function send(next: SelectedExtra[], amount: number) {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSending(true);
    const answer = await sendExtrasToPay(linkKey, next, amount);
    const type = answer.ok ? (answer.found?.type ?? 'closed') : answer.reason;
    // The page of the payment says how it stands.
    if (type === 'chosen' || type === 'underway' || type === 'closed') {
      if (type === 'chosen') setIsInPayment(next.length > 0);
      // When the visitor returns with Back, the browser may restore the page as it was.
      window.addEventListener('pageshow', stop, { once: true });
      window.location.assign(payment);
      return;
    }
    if (answer.ok && answer.found?.type === 'changed') takeChanges(named(answer.found.now));
    stop();
    setResult((before) => ({ type, count: (before?.count ?? 0) + 1 }));
  }

  function choose(next: SelectedExtra[]) {
    if (isBusy.current) return;
    setResult(null);
    setSelected(next);
  }

  return (
    <>
      {/* On a phone the sum is below the seats; it is spoken there. */}
      <p
        aria-hidden="true"
        className="-mx-5 sticky top-(--header-height) z-10 mb-6 flex justify-between gap-4 border-line border-y bg-raised px-5 py-2 font-semibold sm:-mx-8 sm:px-8 lg:hidden"
      >
        {t('sum.total')} <span className="tabular-nums">{inRiyals(total)}</span>
      </p>
      <div className="gap-x-8 space-y-8 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:space-y-0">
        <div className="min-w-0 space-y-8">
          <h3 className="sr-only">{t('before.title')}</h3>
          <BagChoice included={sold.included} onSale={onSale} selected={selected} onChoose={choose} />
          <SeatChoice onSale={onSale} selected={selected} onChoose={choose} />
        </div>
        <div className="lg:sticky lg:top-24">
          {result && (
            <AnswerNotice key={result.count} tone="warning" className="mb-4">
              <p>{t(`outcomes.${result.type}`)}</p>
              {changes.length > 0 && (
                <ul className="mt-2 list-disc ps-5">
                  {changes.map((change) => (
                    <li key={change}>{change}</li>
                  ))}
                </ul>
              )}
            </AnswerNotice>
          )}
          <SelectedLines
            lines={lines}
            fare={sold.fare}
            nameOf={nameOf}
            onRemove={(line) => choose(selected.filter((each) => each !== line.selected))}
          >
            {lines.length > 0 ? (
              <>
                <Button
                  aria-disabled={isSending}
                  className="mt-3 min-h-12 w-full"
                  onClick={() => void send(selected, sumOf(lines))}
                >
                  {isSending ? <Spinner /> : <Icon name="shield" />}
                  <span>{isSending ? t('sum.sending') : t('before.pay', { amount: inRiyals(total) })}</span>
                </Button>
                <p className="mt-3 text-ink-soft text-sm">{t('before.note')}</p>
              </>
            ) : isInPayment ? (
              <Button aria-disabled={isSending} className="mt-3 min-h-12 w-full" onClick={() => void send([], 0)}>
                {t('before.without')}
              </Button>
            ) : (
              <a href={payment} className={buttonClass('primary', 'mt-3 min-h-12 w-full')}>
                {t('before.without')}
              </a>
            )}
          </SelectedLines>
        </div>
      </div>
    </>
  );
}
