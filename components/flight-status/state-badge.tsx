import { useTranslations } from 'next-intl';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Icon, type IconName } from '@/components/ui/icon';
import type { FlightState } from '@/supabase/functions/_shared/contracts/flights/flight-status';

const looks: Record<FlightState, { icon: IconName; tone: BadgeTone }> = {
  scheduled: { icon: 'calendar', tone: 'neutral' },
  delayed: { icon: 'clock', tone: 'sun' },
  boarding: { icon: 'person', tone: 'accent' },
  departed: { icon: 'plane', tone: 'accent' },
  enRoute: { icon: 'plane', tone: 'accent' },
  landed: { icon: 'check', tone: 'success' },
  cancelled: { icon: 'close', tone: 'danger' },
  diverted: { icon: 'warning', tone: 'danger' },
  unknown: { icon: 'info', tone: 'neutral' },
};

/** Where a flight is, by word, sign and colour. `delay` in words, when that is what there is to say. */
export function StateBadge({ state, delay }: { state: FlightState; delay: string | null }) {
  const t = useTranslations('flightStatus.state');
  const words: Record<FlightState, string> = {
    scheduled: t('scheduled'),
    delayed: delay ? t('delayedBy', { duration: delay }) : t('delayed'),
    boarding: t('boarding'),
    departed: t('departed'),
    enRoute: t('enRoute'),
    landed: t('landed'),
    cancelled: t('cancelled'),
    diverted: t('diverted'),
    unknown: t('unknown'),
  };
  const { icon, tone } = looks[state];
  return (
    <Badge tone={tone}>
      <Icon name={icon} className="size-4" />
      {words[state]}
    </Badge>
  );
}
