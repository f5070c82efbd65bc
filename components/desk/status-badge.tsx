import { useTranslations } from 'next-intl';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { type Subject, statusKey } from '@/lib/desk/subjects';

const tones: Record<string, BadgeTone> = {
  ...{ requested: 'sun', new: 'sun', open: 'sun', claimed: 'sun', papers: 'sun' },
  ...{
    confirmed: 'accent',
    prepared: 'accent',
    fingerprints: 'accent',
    consulate: 'accent',
    decided: 'accent',
    checked: 'accent',
  },
  ...{ received: 'accent', ticketed: 'success', answered: 'success', ready: 'success', paid: 'success' },
  ...{ declined: 'danger', withdrawn: 'danger' },
};

/** The word for a status; one that has none is shown as it is stored. */
export function useStatusWord(): (subject: Subject, status: string) => string {
  const t = useTranslations('desk.status');
  return (subject, status) => {
    const key = statusKey(subject, status);
    return key ? t(key) : status;
  };
}

export function StatusBadge({ subject, status }: { subject: Subject; status: string }) {
  const wordOf = useStatusWord();
  return <Badge tone={tones[status] ?? 'neutral'}>{wordOf(subject, status)}</Badge>;
}
