import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/lib/i18n/navigation';
import { addToPlanPath } from '@/lib/routes/trip-plan-address';
import { ShareButton } from './share-button';

interface ShareProps {
  /** What is shared: the name of a place, a hotel, an article. */
  title?: string;
  look?: 'text' | 'icon';
}

/** The share button with its words. */
export function Share(props: ShareProps) {
  const t = useTranslations('layout.share');
  const words = {
    share: t('share'),
    copy: t('copy'),
    copied: t('copied'),
    copyFailed: t('copyFailed'),
    whatsapp: t('whatsapp'),
  };
  return <ShareButton {...props} words={words} />;
}

interface TripPlanLinkProps {
  /** English path with its query: what is added. */
  address: string;
  className?: string;
}

/** Adds what a page shows to a trip plan. A link, so that it works before scripts run. */
export function TripPlanLink({ address, className }: TripPlanLinkProps) {
  const t = useTranslations('layout.tripPlan');
  return (
    <Link href={addToPlanPath(address)} prefetch={false} rel="nofollow" className={buttonClass('secondary', className)}>
      <Icon name="plus" />
      {t('add')}
    </Link>
  );
}
