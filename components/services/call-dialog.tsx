import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { CallLink } from './call-link';
import { ReadyList } from './ready-list';

interface CallDialogProps {
  id: string;
  service: string;
  ready: readonly string[];
}

/** The information dialog of a call-only service. A native popover: it opens and closes without any script. */
export function CallDialog({ id, service, ready }: CallDialogProps) {
  const t = useTranslations('services.call');
  const close = useTranslations('common')('close');
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-title`}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-card bg-raised p-6 text-ink shadow-float backdrop:bg-night/50"
    >
      <div className="flex items-start gap-3">
        <p id={`${id}-title`} className="grow font-semibold text-xl">
          {t('dialogTitle', { service })}
        </p>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={close}
          className="-me-3 -mt-2 inline-flex size-11 items-center justify-center rounded-pill hover:bg-sunken"
        >
          <Icon name="close" />
        </button>
      </div>
      <p className="mt-3 text-ink-soft">{t('dialogText')}</p>
      <ReadyList items={ready} />
      <div className="mt-6 grid">
        <CallLink />
      </div>
    </div>
  );
}
