import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { AnswerNotice } from '@/components/ui/feedback/answer-notice';
import { Select } from '@/components/ui/fields/select';
import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';
import { type PaymentPart, paymentPath, splitOf } from '@/lib/bookings/model/payment-row';
import { type Asked, type AskFailure, sendPartChange } from '@/lib/bookings/payments/ask-payment';
import type { OpenedPayment, OpenedPoints } from '@/lib/bookings/payments/opened-payment';
import { nameOfPart, type PartOutcome } from '@/lib/bookings/payments/parts/payment-parts';
import { clubNow } from '@/lib/club/club-now';
import { intlTag } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { formatQarExactly } from '@/lib/money';
import { hasSessionCookie } from '@/lib/supabase/session-cookie';
import { GiftCardForm, type SplitFormProps } from './gift-card-form';

interface SplitPaymentProps {
  payment: OpenedPayment;
  points: OpenedPoints | null;
  linkKey: string;
  onChanged: () => Promise<OpenedPayment | undefined>;
}

/** `miss`: number and PIN of a gift card do not fit. */
type SplitOutcome = PartOutcome | AskFailure | 'miss';

/** The amounts paid by gift cards, points and card. Before the payment, gift cards and points can be applied here. */
export function SplitPayment({ payment, points, linkKey, onChanged }: SplitPaymentProps) {
  const t = useTranslations('payments.page.split');
  const locale = useLocale();
  const isBusy = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [news, setNews] = useState<{ outcome: SplitOutcome; left: number | undefined; count: number } | null>(null);
  const { status, parts, rest } = payment;
  const isOpen = status === 'created' || status === 'failed';
  const inRiyals = (dirhams: number) => formatQarExactly(dirhams / 100, intlTag(locale));

  /** Whether it was done. */
  async function send(ask: () => Promise<Asked<PartOutcome>>): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    setIsSending(true);
    const answer = await ask();
    const outcome = answer.ok ? (answer.found ?? 'miss') : answer.reason;
    const isDone = outcome === 'added' || outcome === 'removed';
    const isOther = isDone || outcome === 'underway' || outcome === 'closed' || outcome === 'signedOut';
    const left = isOther ? (await onChanged())?.rest : undefined;
    isBusy.current = false;
    setIsSending(false);
    setNews((before) => ({ outcome, left, count: (before?.count ?? 0) + 1 }));
    return isDone;
  }

  function words(outcome: SplitOutcome): string {
    if (outcome === 'added' && rest === 0) return t('outcome.addedAll');
    return t(`outcome.${outcome}`, { amount: inRiyals(rest) });
  }

  /** What was added has been taken off since, because another payment holds it, or in another tab. */
  const isOutdated = news?.outcome === 'added' && news.left !== undefined && news.left !== rest;

  if (!isOpen && parts.length === 0) return null;
  return (
    <section aria-label={t('paidBy')} className="mt-5 border-line border-t pt-5">
      {news && !isOutdated && (
        <AnswerNotice
          key={news.count}
          tone={news.outcome === 'added' || news.outcome === 'removed' ? 'success' : 'warning'}
          className="mb-4 print:hidden"
        >
          {words(news.outcome)}
        </AnswerNotice>
      )}
      {parts.length > 0 && (
        <>
          <h3 className="text-ink-soft text-sm">{t('paidBy')}</h3>
          <ul className="mt-1 divide-y divide-line">
            {splitOf(payment.amount, parts, payment.method).map(({ part, method, amount }) => (
              <PartLine
                key={part?.id ?? 'card'}
                part={part}
                method={method}
                amount={inRiyals(amount)}
                isDue={isOpen}
                isSending={isSending}
                onRemove={() => part && void send(() => sendPartChange({ type: 'remove', key: linkKey, part: part.id }))}
              />
            ))}
          </ul>
          {status === 'pending' && <p className="mt-2 text-ink-soft text-sm">{t('held')}</p>}
        </>
      )}
      {isOpen && rest > 0 && (
        <details className="group/split mt-3 rounded-control border border-line print:hidden noscript:hidden">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-4 py-2.5 font-medium text-accent [&::-webkit-details-marker]:hidden">
            <Icon name="down" className="size-4 transition-transform group-open/split:rotate-180" />
            {t('title')}
          </summary>
          <div className="px-4 pb-5">
            <p className="mb-4 text-ink-soft text-sm">{t('text')}</p>
            <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
              <GiftCardForm linkKey={linkKey} isSending={isSending} send={send} />
              <PointsForm points={points} linkKey={linkKey} isSending={isSending} send={send} />
            </div>
          </div>
        </details>
      )}
    </section>
  );
}

interface PartLineProps {
  /** Null for the card, or for another way to pay. */
  part: PaymentPart | null;
  method: OpenedPayment['method'];
  amount: string;
  isDue: boolean;
  isSending: boolean;
  onRemove: () => void;
}

function PartLine({ part, method, amount, isDue, isSending, onRemove }: PartLineProps) {
  const t = useTranslations('payments.page.split');
  const words = useTranslations('payments.parts');
  const locale = useLocale();
  const name = part || !isDue ? nameOfPart(part, locale, words, method) : t('rest');
  return (
    <li className={`flex flex-wrap items-center justify-between gap-x-4 py-2 ${part ? '' : 'font-semibold'}`}>
      <span className="min-w-0">{name}</span>
      <span className="ms-auto flex items-center gap-3">
        <bdi className="whitespace-nowrap tabular-nums">{amount}</bdi>
        {part && isDue && (
          <Button variant="quiet" aria-disabled={isSending} aria-label={t('removeOf', { part: name })} onClick={onRemove}>
            {t('remove')}
          </Button>
        )}
      </span>
    </li>
  );
}

/** Keeps the list short; members with more points can select the maximum. */
const mostOptions = 50;

/** Applies points of the signed-in visitor, in whole vouchers. Nothing once points are applied. */
function PointsForm({ points, linkKey, isSending, send }: SplitFormProps & { points: OpenedPoints | null }) {
  const t = useTranslations('payments.page.split');
  const locale = useLocale();
  const [selected, setSelected] = useState<number | null>(null);
  const [isSignedIn] = useState(hasSessionCookie);
  const { voucherPoints, voucherQar } = clubNow();
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
    await send(() => sendPartChange({ type: 'points', key: linkKey, vouchers }));
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
