/** A line of the price of a holiday in words, for pages and mail alike. */
import type { useTranslations } from 'next-intl';
import { formatQar } from '@/lib/money';
import { isolated } from '@/lib/text/isolate';

type Words = Pick<ReturnType<typeof useTranslations<'packages.request'>>, 'has'> &
  ((key: 'counted.adult' | 'countedAt' | 'summary.free', values?: Record<string, string | number>) => string);

/** As stored: `key` may be of an earlier version. Amounts in QAR. */
interface Line {
  key: string;
  quantity: number;
  amount: number;
}

/**
 * "2 adults, QAR 5,500 each" and what they come to; one alone has no price of its own. `tag` formats amounts, `t` translates
 * `packages.request`. Null for what there is no word for.
 */
export function countedLine({ key, quantity, amount }: Line, t: Words, tag: string): { label: string; sum: string } | null {
  const counted = `counted.${key}` as 'counted.adult';
  if (!t.has(counted)) return null;
  const what = t(counted, { count: quantity });
  const isPriced = quantity > 1 && amount > 0;
  return {
    label: isPriced ? t('countedAt', { what, key, price: isolated(formatQar(amount / quantity, tag)) }) : what,
    sum: amount > 0 ? isolated(formatQar(amount, tag)) : t('summary.free'),
  };
}
