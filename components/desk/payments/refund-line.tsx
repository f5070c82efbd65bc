import { createTranslator, useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { PaymentActions } from '@/components/desk/use-desk-action';
import { Button, buttonClass } from '@/components/ui/button';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import { useCopied } from '@/components/ui/feedback/use-copied';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { Icon } from '@/components/ui/icon';
import type { PaymentPart } from '@/lib/bookings/model/payment-row';
import { paymentPath } from '@/lib/bookings/model/payment-row';
import { nameOfPart } from '@/lib/bookings/payments/parts/payment-parts';
import type { DeskBooking } from '@/lib/desk/details/details';
import { type DeskPayment, type DeskRefund, refundIssue } from '@/lib/desk/payments';
import { intlTag, localizePath } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { momentInQatar } from '@/lib/i18n/opening-hours';
import { formatQarExactly } from '@/lib/money';
import { firstName } from '@/lib/text/machine-letters';
import { Question } from './question';

const ends = ['provider', 'byHand', 'notSent'] as const;

interface RefundLineProps {
  refund: DeskRefund;
  payment: Pick<DeskPayment, 'payment_refunds' | 'payment_charges'>;
  /** The destination, if it is not the card. */
  part: PaymentPart | undefined;
}

/** A refund. When the provider has not answered for a while, or has refused it, an agent can retry it or close it. */
export function RefundLine({ refund, payment, part, canAct, isSaving, act }: PaymentActions & RefundLineProps) {
  const t = useTranslations('desk.payments');
  const words = useTranslations('payments.parts');
  const locale = useLocale();
  const [asking, setAsking] = useState<'sendAgain' | 'settle' | null>(null);
  const [selected, setHow] = useState<(typeof ends)[number] | null>(null);
  const [now] = useState(() => Date.now());
  const { id, cause, status, settled } = refund;
  const amount = formatQarExactly(refund.amount / 100, intlTag(locale));
  const trouble = canAct ? refundIssue(refund, payment, now) : 'none';
  const possible = trouble === 'byHand' ? ends.filter((end) => end !== 'provider') : ends;
  // Nothing is preselected where nobody knows: it cannot be undone.
  const how = selected ?? (trouble === 'refused' || trouble === 'byHand' ? 'byHand' : null);
  const [isMissing, setIsMissing] = useState(false);
  const isOpen = trouble === 'waiting' || trouble === 'lost';
  return (
    <div className="mt-1 text-sm">
      <p>
        {t(`refunds.${cause}`, { amount })}
        {': '}
        <span>
          {part
            ? nameOfPart(part, locale, words)
            : settled
              ? t(`settled.${settled}`)
              : t(`refunds.${trouble === 'byHand' ? 'byHand' : status}`)}
        </span>
      </p>
      {trouble !== 'none' && (
        <>
          <p className="text-ink-soft">{t(`trouble.${trouble}`)}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            {isOpen && (
              <Button
                variant="secondary"
                className="max-sm:w-full"
                aria-disabled={isSaving}
                onClick={() =>
                  !isSaving && (trouble === 'lost' ? setAsking('sendAgain') : void act({ type: 'askAgain', refund: id }))
                }
              >
                {trouble === 'lost' ? t('sendAgain') : t('askAgain')}
              </Button>
            )}
            {trouble === 'contradicted' && (
              <Button
                variant="secondary"
                className="max-sm:w-full"
                aria-disabled={isSaving}
                onClick={() => !isSaving && void act({ type: 'settle', refund: id, how: 'seen' })}
              >
                {t('contradictionSeen')}
              </Button>
            )}
            {(isOpen || trouble === 'byHand' || status === 'failed') && (
              <Button variant="quiet" aria-disabled={isSaving} onClick={() => !isSaving && setAsking('settle')}>
                {t('settle')}
              </Button>
            )}
          </div>
        </>
      )}
      {asking === 'sendAgain' && (
        <Question
          title={t('sendAgainTitle')}
          yes={t('sendAgainYes')}
          onClose={() => setAsking(null)}
          onYes={() => void act({ type: 'askAgain', refund: id })}
        >
          <p>{t('sendAgainText', { amount })}</p>
        </Question>
      )}
      {asking === 'settle' && (
        <Question
          title={t('settleTitle', { amount })}
          yes={t('settleYes')}
          onClose={() => setAsking(null)}
          onYes={() => {
            setIsMissing(!how);
            if (!how) return false;
            return act({ type: 'settle', refund: id, how });
          }}
        >
          <p className="mb-4">{t(trouble === 'byHand' ? 'settleByHand' : 'settleText')}</p>
          <RadioCards
            id="desk-refund-end"
            label={t('settleHow')}
            name="desk-refund-end"
            {...(how && { defaultValue: how })}
            {...(isMissing && !how && { error: t('settleHowMissing') })}
            options={possible.map((value) => ({ value, label: t(`ends.${value}.label`), detail: t(`ends.${value}.detail`) }))}
            onChange={(value) => setHow(ends.find((one) => one === value) ?? null)}
          />
        </Question>
      )}
    </div>
  );
}

interface PayLinkProps {
  payment: DeskPayment;
  booking: DeskBooking;
}

/** The link to pay, to copy or to send from the agent's own WhatsApp, in the language of the customer. */
export function PayLink({ payment, booking }: PayLinkProps) {
  const t = useTranslations('desk.payments');
  const link = `${globalThis.location?.origin}${localizePath(paymentPath(payment.link_key), booking.locale)}`;
  const message = usePayMessage({ payment, booking }, link);
  const { isCopied, copy } = useCopied(link);
  return (
    <>
      <Button variant="secondary" className="max-sm:w-full" onClick={() => void copy()}>
        <Icon name={isCopied ? 'check' : 'copy'} />
        <span aria-live="polite">{isCopied ? t('copied') : t('copy')}</span>
      </Button>
      {message && (
        <WhatsAppLink
          number={booking.contact_phone.replace(/\D/g, '')}
          message={message}
          className={buttonClass('secondary', 'max-sm:w-full')}
        >
          {t('whatsapp')}
        </WhatsAppLink>
      )}
    </>
  );
}

/** The message to the customer; null until its words are loaded, and if they fail to load. */
function usePayMessage({ payment: { amount, pay_by }, booking }: PayLinkProps, link: string): string | null {
  const { locale, reference, booking_passengers } = booking;
  const [words, setWords] = useState<Awaited<ReturnType<typeof loadWords>> | null>(null);

  useEffect(() => {
    loadWords(locale).then(setWords, () => {});
  }, [locale]);

  if (!words) return null;
  const lead = booking_passengers.toSorted((a, b) => a.position - b.position)[0];
  const t = createTranslator({ locale, messages: words, namespace: 'payments' });
  return t('whatsapp', {
    name: lead ? firstName(lead.given_names, lead.surname) : '',
    amount: formatQarExactly(amount / 100, intlTag(locale)),
    deadline: momentInQatar(new Date(pay_by), locale),
    reference,
    link,
  });
}

const loadWords = (locale: DeskBooking['locale']) => loadMessages(locale, ['payments']);
