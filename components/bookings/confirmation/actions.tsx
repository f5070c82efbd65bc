import { useLocale, useTranslations } from 'next-intl';
import { Button, buttonClass } from '@/components/ui/button';
import { WhatsAppIcon } from '@/components/ui/contact/whatsapp-icon';
import { Icon } from '@/components/ui/icon';
import { descriptionOf } from '@/lib/bookings/products/descriptions';
import type { Receipt } from '@/lib/bookings/receipt';
import { useIsInBrowser } from '@/lib/browser/use-is-in-browser';
import { whatsAppShareLink } from '@/lib/browser/whatsapp-link';
import { company } from '@/lib/company/company';
import { intlTag, localizePath } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { formatQar } from '@/lib/money';
import { WhatsAppButton } from '../reach';

const plainLink = 'inline-flex min-h-11 items-center gap-2 text-accent underline underline-offset-4';

/** What to press, in one row; what is pressed less often are links below it. */
export function Actions({ receipt }: { receipt: Receipt }) {
  const t = useTranslations('bookings.confirmation');
  const { reference, payKey, namesKey } = receipt;
  return (
    <div className="flex flex-col gap-2 print:hidden">
      <div className="flex flex-wrap gap-3 *:grow max-sm:*:first:basis-full sm:*:basis-0">
        <Link
          href={`/support/manage-booking?reference=${reference}`}
          prefetch={false}
          // To pay, or to name who travels, comes first.
          className={buttonClass(payKey || namesKey ? 'secondary' : 'primary', 'min-h-12')}
        >
          <Icon name="search" />
          {t('manage')}
        </Link>
        <WhatsAppButton label={t('whatsapp')} message={t('message', { reference })} className="min-h-12" />
        <Button variant="secondary" onClick={() => window.print()} className="min-h-12 noscript:hidden">
          <Icon name="print" />
          {t('print')}
        </Button>
      </div>
      <p className="flex flex-wrap gap-x-6">
        <ShareSummary receipt={receipt} />
        <a href={company.phone.href} className={plainLink}>
          <Icon name="phone" />
          <bdi dir="ltr">{company.phone.display}</bdi>
        </a>
        <Link href="/" className={plainLink}>
          {t('home')}
        </Link>
      </p>
    </div>
  );
}

/** The request as a WhatsApp text that travellers send to themselves or to their companions. */
export function ShareSummary({ receipt }: { receipt: Receipt }) {
  const t = useTranslations('bookings.confirmation.share');
  const locale = useLocale();
  const { reference } = receipt;
  const { trip, dates, total } = descriptionOf(receipt.kind).summarize(receipt, locale);
  const site = useIsInBrowser() ? window.location.origin : '';
  const link = site + localizePath(`/support/manage-booking?reference=${reference}`, locale);
  const text = t('text', { state: 'requested', reference, trip, dates, price: formatQar(total, intlTag(locale)), link });
  return (
    <a href={whatsAppShareLink(text)} target="_blank" rel="noopener" className={plainLink}>
      <WhatsAppIcon />
      {t('button')}
    </a>
  );
}
