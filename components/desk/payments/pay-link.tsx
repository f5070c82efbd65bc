import { createTranslator, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import { useCopied } from '@/components/ui/feedback/use-copied';
import { Icon } from '@/components/ui/icon';
import { paymentPath } from '@/lib/bookings/model/payment-row';
import type { DeskBooking } from '@/lib/desk/details';
import type { DeskPayment } from '@/lib/desk/payments';
import { intlTag, localizePath } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { momentInQatar } from '@/lib/i18n/opening-hours';
import { formatQarExactly } from '@/lib/money';
import { firstName } from '@/lib/text/machine-letters';

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
