import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/lib/i18n/navigation';
import { addToPlanPath } from '@/lib/routes/trip-plan-address';

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
