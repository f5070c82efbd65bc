import { useLocale, useTranslations } from 'next-intl';
import { CardLink, PosterCard } from '@/components/layout/poster-card';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { InfoPopover } from '@/components/ui/overlays/info-popover';
import type { ServiceEntry } from '@/content/services';
import { CallLink, ReadyList } from './call-parts';

interface ServiceTileProps {
  service: ServiceEntry;
  /** For services booked on the phone: what the caller should have at hand. */
  ready?: readonly string[] | undefined;
}

/** One service as a poster. The link covers the whole tile; the call button is on top of it. */
export function ServiceTile({ service, ready }: ServiceTileProps) {
  const locale = useLocale();
  const t = useTranslations('services.call');
  const { name, line, href, art, callId } = service;
  return (
    <PosterCard art={art} poster="aspect-3/2" padding="p-3 sm:p-4" className="max-md:nth-3:last:col-span-2">
      <h3 className="text-base sm:text-lg">
        <CardLink href={href}>{name[locale]}</CardLink>
      </h3>
      <p className="mt-1 text-ink-soft max-sm:text-sm">{line[locale]}</p>
      {callId && ready && (
        <div className="relative z-10 mt-auto pt-4">
          <button type="button" popoverTarget={callId} className={buttonClass('secondary', 'w-full')}>
            <Icon name="phone" className="size-5 max-sm:hidden" />
            {t('open')}
          </button>
          <CallDialog id={callId} service={name[locale]} ready={ready} />
        </div>
      )}
    </PosterCard>
  );
}

interface CallDialogProps {
  id: string;
  service: string;
  ready: readonly string[];
}

/** The information dialog of a call-only service. */
function CallDialog({ id, service, ready }: CallDialogProps) {
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
