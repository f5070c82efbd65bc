import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { wayToFinish } from '@/lib/bookings/products/flight/draft';
import { intlTag } from '@/lib/i18n/locales';
import { momentInQatar } from '@/lib/i18n/opening-hours';
import { formatQar } from '@/lib/money';
import { isolated } from '@/lib/text/isolate';
import { usePaySteps } from '../../../flow/review-parts';

interface FinishOptions {
  kind: string;
  isPaidAtOnce: boolean;
  /** Ordered from its supplier as soon as it is paid; else an agent books it. */
  isOrdered?: boolean | undefined;
  holdUntil?: Date | null | undefined;
  /** In riyals. */
  total: number;
}

/** How a request goes on: asked of an agent, paid at once, or, where the airline holds seats, paid later. */
export function useFinish({ kind, isPaidAtOnce, isOrdered = false, holdUntil, total }: FinishOptions) {
  const t = useTranslations('bookings.review');
  const paySteps = usePaySteps(kind, !isOrdered);
  const locale = useLocale();
  const [isSelected, setIsSelected] = useState(false);
  const isHold = Boolean(isSelected && isPaidAtOnce && holdUntil);
  const moment = holdUntil ? momentInQatar(holdUntil, locale) : '';
  const price = isolated(formatQar(total, intlTag(locale)));
  const choice = isPaidAtOnce && holdUntil && (
    <RadioCards
      id="finish"
      name={wayToFinish}
      label={t('finish.label')}
      defaultValue="pay"
      options={[
        { value: 'pay', label: t('finish.pay'), detail: t('finish.payDetail', { price }) },
        { value: 'hold', label: t('finish.hold', { moment }), detail: t('finish.holdDetail', { price }) },
      ]}
      onChange={(value) => setIsSelected(value === 'hold')}
    />
  );
  if (isHold) {
    const steps = [t('finish.airline'), t('finish.payBy', { moment }), t('next.ticket')];
    return { isHold, isPaidNow: false, choice, steps, submit: t('finish.submit'), note: t('finish.free') };
  }
  const steps = isPaidAtOnce ? paySteps : [t('next.confirm'), t('next.pay'), t('next.ticket')];
  const note = t(isPaidAtOnce ? 'payNow.free' : 'free');
  return { isHold, isPaidNow: isPaidAtOnce, choice, steps, submit: t('submit'), note };
}
