import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { PdfButton } from '@/components/ui/feedback/pdf-button';
import { Icon } from '@/components/ui/icon';
import { visitorPassOf } from '@/lib/bookings/payments/ask-payment';
import type { OpenedPayment } from '@/lib/bookings/payments/opened-payment';

interface FilesOfPaymentProps {
  payment: OpenedPayment;
  linkKey: string;
}

/** The receipt; and for the tab that has paid, the booking and its days. */
export function FilesOfPayment({ payment: { reference, isConfirmed, isOff, gift }, linkKey }: FilesOfPaymentProps) {
  const t = useTranslations('payments.page');
  const locale = useLocale();
  const pass = gift || isOff ? null : visitorPassOf(linkKey);
  const booking = { path: '/api/payments/booking', failed: t('fileFailed') };
  return (
    <div className="contents noscript:hidden">
      {pass && isConfirmed && (
        <PdfButton
          {...booking}
          body={{ key: linkKey, pass, locale, file: 'pdf' }}
          name={`${reference}-${locale}.pdf`}
          label={t('itinerary')}
        />
      )}
      {pass && (
        <PdfButton
          {...booking}
          body={{ key: linkKey, pass, locale, file: 'calendar' }}
          name={`${reference}.ics`}
          type="text/calendar"
          icon="calendar"
          label={t('calendar')}
        />
      )}
      <PdfButton
        path="/api/payments/receipt"
        body={{ key: linkKey, locale }}
        name={`${reference}-receipt-${locale}.pdf`}
        label={t('pdf')}
        failed={t('pdfFailed')}
      />
      <Button variant="secondary" className="max-sm:grow" onClick={() => window.print()}>
        <Icon name="print" />
        {t('print')}
      </Button>
    </div>
  );
}
