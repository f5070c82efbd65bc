import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { InfoPopover } from '@/components/ui/overlays/info-popover';
import { company } from '@/content/company';
import { Link } from '@/lib/i18n/navigation';

interface CallToBookProps {
  id: string;
  service: string;
  /** English path of the page that tells more. */
  href: string;
}

/** The information dialog of a service that is booked by phone (SPEC section 2). */
export function CallToBook({ id, service, href }: CallToBookProps) {
  const t = useTranslations('home.services');
  const close = useTranslations('common')('close');
  return (
    <InfoPopover id={id} title={t('callTitle', { service })} closeLabel={close}>
      <p className="text-ink-soft">{t('callText')}</p>
      <a href={company.phone.href} className={buttonClass('primary', 'mt-6 w-full')}>
        <Icon name="phone" />
        {t.rich('callAction', { phone: () => <bdi dir="ltr">{company.phone.display}</bdi> })}
      </a>
      <Link href={href} prefetch={false} className={buttonClass('quiet', 'mt-2 w-full')}>
        {t('callMore', { service })}
      </Link>
    </InfoPopover>
  );
}
