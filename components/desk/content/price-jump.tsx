import { useLocale, useTranslations } from 'next-intl';
import type { PriceJump } from '@/lib/content/review';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';

/** The warning that a publication would move a price by more than half. */
export function JumpWarning({ jump: { before, after } }: { jump: PriceJump }) {
  const t = useTranslations('desk.content');
  const tag = intlTag(useLocale());
  return (
    <p className="font-medium">
      {t.rich('priceJump', {
        before: () => <bdi>{formatQar(before, tag)}</bdi>,
        after: () => <bdi>{formatQar(after, tag)}</bdi>,
      })}
    </p>
  );
}
