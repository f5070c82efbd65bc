import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { WhatsAppIcon } from '@/components/ui/contact/whatsapp-icon';
import { descriptionOf } from '@/lib/bookings/products/descriptions';
import type { Receipt } from '@/lib/bookings/receipt';
import { whatsAppShareLink } from '@/lib/browser/whatsapp-link';
import { intlTag, localizePath } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';

/** The request as a WhatsApp text that travellers send to themselves or to their companions. */
export function ShareSummary({ receipt }: { receipt: Receipt }) {
  const t = useTranslations('bookings.confirmation.share');
  const locale = useLocale();
  const { reference } = receipt;
  const { trip, dates, total } = descriptionOf(receipt.kind).summarize(receipt, locale);
  const link = window.location.origin + localizePath(`/support/manage-booking?reference=${reference}`, locale);
  const text = t('text', { state: 'requested', reference, trip, dates, price: formatQar(total, intlTag(locale)), link });
  return (
    <a href={whatsAppShareLink(text)} target="_blank" rel="noopener" className={buttonClass('secondary')}>
      <WhatsAppIcon />
      {t('button')}
    </a>
  );
}
