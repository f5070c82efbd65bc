import { useTranslations } from 'next-intl';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { buttonClass } from '@/components/ui/button';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import { DeadEnd } from '@/components/ui/feedback/error-state';
import { company } from '@/content/company';
import { Link } from '@/lib/i18n/navigation';

/** No supplier knows the hotel of the address any more, or none could say. */
export function NoHotelHere({ isGone }: { isGone: boolean }) {
  const t = useTranslations('hotels');
  const kind = isGone ? 'gone' : 'failed';
  const title = t(`stayPage.${kind}.title`);
  return (
    // Read by lib/security/pages-without-scripts.ts: a page that is shown with its words cannot name a status in Next.
    <div data-page-status={isGone ? 404 : 503} className="page-width pt-2 pb-16 md:pt-4">
      <Breadcrumb trail={[{ label: t('name'), href: '/explore/hotels' }]} current={title} />
      <h1 className="sr-only">{title}</h1>
      <div className="mt-6">
        <DeadEnd title={title} text={t(`stayPage.${kind}.text`)}>
          <Link href="/explore/hotels" prefetch={false} className={buttonClass()}>
            {t('stayRequest.noStay.search')}
          </Link>
          <WhatsAppLink number={company.whatsapp.number} message={t('stayPage.greeting')} className={buttonClass('secondary')}>
            {t('results.whatsapp.button')}
          </WhatsAppLink>
        </DeadEnd>
      </div>
    </div>
  );
}
