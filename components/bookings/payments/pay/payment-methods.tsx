import { useLocale, useTranslations } from 'next-intl';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { instalmentsOf } from '@/lib/bookings/payments/methods/instalments';
import { intlTag } from '@/lib/i18n/locales';
import { formatQarExactly } from '@/lib/money';
import { isolated } from '@/lib/text/isolate';
import { isInstalment, type PaymentMethod } from '@/supabase/functions/_shared/contracts/payments';

export type SelectedMethod = PaymentMethod | 'card';

/** Apple Pay needs a device of Apple with a wallet. */
export function isPossibleHere(method: PaymentMethod): boolean {
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
export function PaymentMethods({ methods, selected, rest, onSelect }: PaymentMethodsProps) {
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
