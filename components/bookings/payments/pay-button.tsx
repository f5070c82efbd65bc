import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { AnswerNotice } from '@/components/ui/feedback/answer-notice';
import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';
import { type AskFailure, askToPay } from '@/lib/bookings/payments/ask-payment';
import type { OpenedPayment } from '@/lib/bookings/payments/opened-payment';
import { intlTag } from '@/lib/i18n/locales';
import { formatQarExactly } from '@/lib/money';

interface PayButtonProps {
  payment: OpenedPayment;
  linkKey: string;
  /** Called when the payment has changed and must be loaded again. */
  onChanged: () => Promise<unknown>;
}

/** Leads to the page of the provider; or pays here, when gift cards and points leave nothing for a card. */
export function PayButton({ payment: { status, amount, rest }, linkKey, onChanged }: PayButtonProps) {
  const t = useTranslations('payments.page');
  const locale = useLocale();
  const isBusy = useRef(false);
  const [isOpening, setIsOpening] = useState(false);
  const [failure, setFailure] = useState<AskFailure | 'changed' | null>(null);
  const inWords = (dirhams: number) => formatQarExactly(dirhams / 100, intlTag(locale));
  const isCovered = rest === 0;

  function stop() {
    isBusy.current = false;
    setIsOpening(false);
  }

  async function pay() {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsOpening(true);
    setFailure(null);
    const answer = await askToPay(linkKey, locale);
    if (answer.ok && answer.found && 'url' in answer.found) {
      // When the visitor returns with Back, the browser may restore the page as it was.
      window.addEventListener('pageshow', stop, { once: true });
      window.location.assign(answer.found.url);
      return;
    }
    if (answer.ok) await onChanged();
    stop();
    if (!answer.ok) setFailure(answer.reason);
    else if (answer.found && 'outcome' in answer.found && answer.found.outcome === 'changed') setFailure('changed');
  }

  const label = isCovered
    ? t('split.confirm', { amount: inWords(amount) })
    : status === 'created'
      ? t('pay', { amount: inWords(rest) })
      : status === 'failed'
        ? t('again', { amount: inWords(rest) })
        : t('goOn');
  const problem = {
    offline: t('offlineText'),
    tooMany: t('tooMany'),
    failed: t('notOpened'),
    changed: t('split.outcome.changed'),
  };
  return (
    <>
      {failure && (
        <AnswerNotice tone="danger" className="mb-4">
          {problem[failure]}
        </AnswerNotice>
      )}
      <Button
        variant={status === 'pending' ? 'secondary' : 'primary'}
        aria-disabled={isOpening}
        className="w-full sm:w-auto sm:px-8"
        onClick={() => void pay()}
      >
        {isOpening ? <Spinner /> : <Icon name="shield" />}
        <span>{isOpening && !isCovered ? t('opening') : label}</span>
      </Button>
      <p className="mt-3 max-w-xl text-ink-soft text-sm">{isCovered ? t('split.safe') : t('safe')}</p>
    </>
  );
}
