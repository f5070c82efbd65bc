import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import type { HardConnection } from '@/lib/flights/multi-city/connections';
import { Link } from '@/lib/i18n/navigation';
import { DeadEnd } from '../flight/dead-ends';

interface CannotBeFlownProps {
  overlap: HardConnection;
  /** English path of the flights to choose from. */
  backTo: string;
}

/** One of the chosen flights leaves before the one before it has landed: there is nothing to request until another is chosen. */
export function CannotBeFlown({ overlap: { number }, backTo }: CannotBeFlownProps) {
  const t = useTranslations('bookings.multiCity.connections');
  const connection = useTranslations('flights.multiCity.results.connection');
  const summary = useTranslations('bookings.summary');
  return (
    <DeadEnd title={t('cannotBeFlown')} text={connection('overlap', { number, next: number + 1 })}>
      <Link href={backTo} prefetch={false} className={buttonClass()}>
        {summary('chooseAnother')}
      </Link>
    </DeadEnd>
  );
}
