import { useTranslations } from 'next-intl';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { Campaign } from '@/lib/newsletter/campaigns';

const tones: Record<Campaign['state'], BadgeTone> = { draft: 'sun', sending: 'accent', sent: 'success', stopped: 'neutral' };

export function CampaignState({ state }: Pick<Campaign, 'state'>) {
  const t = useTranslations('campaigns.states');
  return <Badge tone={tones[state]}>{t(state)}</Badge>;
}
