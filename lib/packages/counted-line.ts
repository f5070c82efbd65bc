/** A price line of a package in words, for pages and mail. */
import type { useTranslations } from 'next-intl';
import { formatQar } from '@/lib/money';
import { isolated } from '@/lib/text/isolate';

type Words = Pick<ReturnType<typeof useTranslations<'packages.request'>>, 'has'> &
  ((key: 'counted.adult' | 'countedAt' | 'summary.free', values?: Record<string, string | number>) => string);

/** As stored: `key` may be from an earlier version. Amounts in QAR. */
interface Line {
  key: string;
  quantity: number;
  amount: number;
}

/**
 * "2 adults, QAR 5,500 each" and their sum; a single one has no separate unit price. `tag` formats amounts, `t` translates `packages.request`.
 * Null for an unknown key.
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
