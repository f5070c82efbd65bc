import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { AnswerNotice } from '@/components/ui/feedback/answer-notice';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';
import { type AskFailure, askToPay } from '@/lib/bookings/payments/ask-payment';
import { instalmentsOf } from '@/lib/bookings/payments/methods/instalments';
import type { OpenedPayment } from '@/lib/bookings/payments/opened-payment';
import { intlTag } from '@/lib/i18n/locales';
import { formatQarExactly } from '@/lib/money';
import { isolated } from '@/lib/text/isolate';
import { isInstalment, type PaymentMethod } from '@/supabase/functions/_shared/contracts/payments';

interface PayButtonProps {
  payment: OpenedPayment;
  linkKey: string;
  /** Called when the payment has changed and must be loaded again. */
  onChanged: () => Promise<unknown>;
}

/**
 * Leads to the page of the provider, by the way to pay that is selected, or back to it while it has not answered; or pays here, when gift cards and
 * points leave nothing for a card. A form, for browsers without script.
 */
export function PayButton({ payment, linkKey, onChanged }: PayButtonProps) {
  const { status, amount, rest } = payment;
  const t = useTranslations('payments.page');
  const locale = useLocale();
  const isBusy = useRef(false);
  const [isOpening, setIsOpening] = useState(false);
  const [failure, setFailure] = useState<AskFailure | 'changed' | 'notOffered' | null>(null);
  const [selected, setSelected] = useState<SelectedMethod | null>(null);
  const inWords = (dirhams: number) => formatQarExactly(dirhams / 100, intlTag(locale));
  const isCovered = rest === 0;
  const isSame = status === 'pending';
  const methods = isCovered || isSame ? [] : payment.methods.filter(isPossibleHere);
  const method = methods.find((offered) => offered === selected) ?? 'card';

  function stop() {
    isBusy.current = false;
    setIsOpening(false);
  }

  async function pay() {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsOpening(true);
    setFailure(null);
    const answer = await askToPay(linkKey, locale, amount, methods.length > 0 ? method : undefined);
    if (answer.ok && answer.found && 'url' in answer.found) {
      // When the visitor returns with Back, the browser may restore the page as it was.
      window.addEventListener('pageshow', stop, { once: true });
      window.location.assign(answer.found.url);
      return;
    }
    if (answer.ok) await onChanged();
    stop();
    if (!answer.ok) setFailure(answer.reason);
    else if (answer.found && 'outcome' in answer.found && answer.found.outcome !== 'paid') setFailure(answer.found.outcome);
  }

  const label = isCovered
    ? t('split.confirm', { amount: inWords(amount) })
    : isSame
      ? t('goOn')
      : method !== 'card'
        ? t('methods.pay', { amount: inWords(rest), name: t(`methods.${method}`) })
        : t(status === 'failed' ? 'again' : 'pay', { amount: inWords(rest) });
  const failureTexts = {
    offline: t('offlineText'),
    tooMany: t('tooMany'),
    failed: t('notOpened'),
    changed: t('split.outcome.changed'),
    notOffered: t('methods.notOffered'),
  };
  return (
    <form
      method="post"
      action="/api/payments/pay"
      onSubmit={(event) => {
        event.preventDefault();
        void pay();
      }}
    >
      <input type="hidden" name="key" value={linkKey} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="amount" value={amount} />
      {failure && (
        <AnswerNotice tone="danger" className="mb-4">
          {failureTexts[failure]}
        </AnswerNotice>
      )}
      {methods.length > 0 && <PaymentMethods methods={methods} selected={method} rest={rest} onSelect={setSelected} />}
      {/* On the first screen of a phone, however many ways to pay there are. */}
      <div className={methods.length > 0 ? 'max-sm:sticky max-sm:bottom-3 max-sm:z-10' : undefined}>
        <Button
          type="submit"
          variant={isSame ? 'secondary' : 'primary'}
          aria-disabled={isOpening}
          className="w-full sm:w-auto sm:px-8"
        >
          {isOpening ? <Spinner /> : <Icon name="shield" />}
          <span>{isOpening && !isCovered ? t('opening') : label}</span>
        </Button>
      </div>
      {!isSame && (
        <p className="mt-3 max-w-xl text-ink-soft text-sm">
          {isCovered ? t('split.safe') : methods.length > 0 ? t('methods.safe') : t('safe')}
        </p>
      )}
    </form>
  );
}

type SelectedMethod = PaymentMethod | 'card';

/** Apple Pay needs a device of Apple with a wallet. */
function isPossibleHere(method: PaymentMethod): boolean {
  if (method !== 'apple_pay') return true;
  const { ApplePaySession } = window as { ApplePaySession?: { canMakePayments: () => boolean } };
  try {
    return ApplePaySession?.canMakePayments() ?? false;
  } catch {
    // It refuses to be asked on a page that is not secure.
    return false;
  }
}

interface PaymentMethodsProps {
  methods: readonly PaymentMethod[];
  selected: SelectedMethod;
  /** What is left to pay, in dirhams. */
  rest: number;
  onSelect: (method: SelectedMethod) => void;
}

/** The card and the other ways to pay, each with its rule. */
function PaymentMethods({ methods, selected, rest, onSelect }: PaymentMethodsProps) {
  const t = useTranslations('payments.page.methods');
  const locale = useLocale();
  const inWords = (dirhams: number) => isolated(formatQarExactly(dirhams / 100, intlTag(locale)));
  const { each, last } = instalmentsOf(rest);
  const parts = { isEven: each === last ? 'yes' : 'no', each: inWords(each), last: inWords(last) };
  const all: SelectedMethod[] = ['card', ...methods];
  return (
    <div className="mb-4 max-w-2xl [&_input]:scroll-mb-24">
      <RadioCards
        id="payment-method"
        name="payment-method"
        label={t('title')}
        options={all.map((method) => ({
          value: method,
          label: t(method),
          detail: method !== 'card' && isInstalment(method) ? t(`rule.${method}`, parts) : t(`rule.${method}`),
        }))}
        defaultValue={selected}
        onChange={(value) => onSelect(all.find((method) => method === value) ?? 'card')}
      />
    </div>
  );
}
