import { useTranslations } from 'next-intl';
import { InfoPopover } from '@/components/ui/overlays/info-popover';
import { CallLink } from './call-link';
import { ReadyList } from './ready-list';

interface CallDialogProps {
  id: string;
  service: string;
  ready: readonly string[];
}

/** The information dialog of a call-only service. */
export function CallDialog({ id, service, ready }: CallDialogProps) {
  const t = useTranslations('services.call');
  const close = useTranslations('common')('close');
  return (
    <InfoPopover id={id} title={t('dialogTitle', { service })} closeLabel={close}>
      <p className="text-ink-soft">{t('dialogText')}</p>
      <ReadyList items={ready} />
      <div className="mt-6 grid">
        <CallLink />
      </div>
    </InfoPopover>
  );
}
