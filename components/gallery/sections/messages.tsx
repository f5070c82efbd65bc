import { Button, buttonClass } from '@/components/ui/button';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';
import { company } from '@/lib/company/company';
import type { Locale } from '@/lib/i18n/locales';

const words = {
  en: {
    notices: {
      info: 'Times are local to each airport.',
      success: 'Your answer has arrived. We write back by e-mail.',
      warning: 'Short connection: 50 minutes in Istanbul.',
      danger: 'This fare is gone. Search again to see today’s.',
    },
    emptyTitle: 'Nothing saved yet',
    emptyText: 'Trips you book appear here with their reference.',
    search: 'Search flights',
    failedTitle: 'The list did not arrive',
    failedText: 'Your connection may have dropped for a moment. Nothing is lost.',
    retry: 'Try again',
    ask: 'Ask on WhatsApp',
    message: 'Hello, a page did not load.',
    loading: 'Looking for flights',
  },
  ar: {
    notices: {
      info: 'الأوقات بالتوقيت المحلي لكل مطار.',
      success: 'وصلت رسالتك، وسنرد عليك بالبريد الإلكتروني.',
      warning: 'مدة الانتظار قصيرة: 50 دقيقة في إسطنبول.',
      danger: 'لم يعد هذا السعر متاحًا. ابحث مرة أخرى لترى أسعار اليوم.',
    },
    emptyTitle: 'لا حجوزات محفوظة بعد',
    emptyText: 'تظهر هنا الرحلات التي تحجزها مع أرقامها المرجعية.',
    search: 'ابحث عن رحلات',
    failedTitle: 'لم تصل القائمة',
    failedText: 'ربما انقطع اتصالك لحظة. لم يضِع شيء.',
    retry: 'حاول مرة أخرى',
    ask: 'اسألنا عبر واتساب',
    message: 'مرحبًا، لم تُفتح إحدى الصفحات.',
    loading: 'جارٍ البحث عن رحلات',
  },
};
const tones = ['info', 'success', 'warning', 'danger'] as const;

export function Notices({ locale }: { locale: Locale }) {
  return (
    <div className="space-y-3">
      {tones.map((tone) => (
        <Notice key={tone} tone={tone}>
          <p>{words[locale].notices[tone]}</p>
        </Notice>
      ))}
    </div>
  );
}

export function States({ locale }: { locale: Locale }) {
  const t = words[locale];
  return (
    <div className="space-y-6">
      <EmptyState icon="suitcase" heading="h3" title={t.emptyTitle} text={t.emptyText}>
        <Button>{t.search}</Button>
      </EmptyState>
      <ErrorState heading="h3" title={t.failedTitle} text={t.failedText}>
        <Button>{t.retry}</Button>
        <WhatsAppLink number={company.whatsapp.number} message={t.message} className={buttonClass('secondary')}>
          {t.ask}
        </WhatsAppLink>
      </ErrorState>
      <div>
        <p role="status" className="mb-3 flex items-center gap-3 text-ink-soft">
          <Spinner />
          {t.loading}
        </p>
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="mt-3 h-24" />
      </div>
    </div>
  );
}
