import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import { Icon } from '@/components/ui/icon';
import { company } from '@/content/company';
import { Link } from '@/lib/i18n/navigation';

/** Last of the cards: for everywhere we have not written about. */
export function ElsewhereTile() {
  const t = useTranslations('destinations.elsewhere');
  const ask = useTranslations('guides.ask');
  const common = useTranslations('common.whatsapp');
  return (
    <li className="flex flex-col rounded-card bg-night p-6 text-on-night shadow-card md:p-8">
      <h2 className="text-2xl">{t('title')}</h2>
      <p className="mt-3 mb-6 text-on-night-soft">{t('text')}</p>
      <div className="mt-auto flex flex-col gap-3">
        <Link href="/?from=DOH" prefetch={false} className={buttonClass()}>
          <Icon name="plane" />
          {t('action')}
        </Link>
        <WhatsAppLink number={company.whatsapp.number} message={common('greeting')} className={buttonClass('secondary')}>
          {ask('whatsapp')}
        </WhatsAppLink>
      </div>
    </li>
  );
}
