import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { Select } from '@/components/ui/fields/select';
import { Spinner } from '@/components/ui/spinner';
import { clubRules } from '@/content/karam-club';
import { paymentPath } from '@/lib/bookings/model/payment-row';
import { sendPartChange } from '@/lib/bookings/payments/ask-payment';
import type { OpenedPoints } from '@/lib/bookings/payments/opened-payment';
import { intlTag } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { formatQarExactly } from '@/lib/money';
import { hasSessionCookie } from '@/lib/supabase/session-cookie';
import type { SplitFormProps } from './gift-card-form';

const { voucherPoints, voucherQar } = clubRules;
/** Keeps the list short; members with more points can select the maximum. */
const mostOptions = 50;

/** Applies points of the signed-in visitor, in whole vouchers. Nothing once points are applied. */
export function PointsForm({ points, linkKey, isSending, send }: SplitFormProps & { points: OpenedPoints | null }) {
  const t = useTranslations('payments.page.split');
  const locale = useLocale();
  const [selected, setSelected] = useState<number | null>(null);
  const [isSignedIn] = useState(hasSessionCookie);
  const count = (value: number) => new Intl.NumberFormat(intlTag(locale)).format(value);
  const worth = (vouchers: number) => formatQarExactly(vouchers * voucherQar, intlTag(locale));
  const each = { each: count(voucherPoints), amount: worth(1) };
  if (points?.part || (!points && isSignedIn)) return null;
  if (!points)
    return (
      <div>
        <h4 className="mb-2 font-semibold">{t('points')}</h4>
        <Link
          href={`/login?next=${encodeURIComponent(paymentPath(linkKey))}`}
          prefetch={false}
          className={buttonClass('secondary', 'max-sm:w-full')}
        >
          {t('signIn')}
        </Link>
      </div>
    );
  const have = { count: Math.max(0, points.points), n: count(Math.max(0, points.points)), ...each };
  const options = Array.from({ length: Math.min(points.most, mostOptions) }, (_, place) => points.most - place);
  const vouchers = selected !== null && options.includes(selected) ? selected : points.most;

  async function use(event: FormEvent) {
    event.preventDefault();
    await send(() => sendPartChange({ do: 'points', key: linkKey, vouchers }));
  }

  return (
    <form onSubmit={(event) => void use(event)} aria-labelledby="pay-points" className="space-y-4">
      <h4 id="pay-points" className="font-semibold">
        {t('points')}
      </h4>
      <p className="text-ink-soft text-sm">
        <span>{points.points < voucherPoints ? t('few', have) : t('have', have)}</span>
        {points.points >= voucherPoints && points.most === 0 && <span className="block">{t('tooLittle', each)}</span>}
      </p>
      {points.most > 0 && (
        <>
          <Select
            id="pay-points-count"
            label={t('howMany')}
            value={vouchers}
            onChange={({ target }) => setSelected(Number(target.value))}
          >
            {options.map((option) => (
              <option key={option} value={option}>
                {t('option', { n: count(option * voucherPoints), amount: worth(option) })}
              </option>
            ))}
          </Select>
          <Button type="submit" variant="secondary" aria-disabled={isSending} className="max-sm:w-full">
            {isSending && <Spinner />}
            <span>{t('usePoints')}</span>
          </Button>
        </>
      )}
    </form>
  );
}
