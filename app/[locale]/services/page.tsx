import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { CardLink, PosterCard } from '@/components/layout/poster-card';
import { CallLink, ReadyList } from '@/components/services/call-page';
import { buttonClass } from '@/components/ui/button';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import { Icon } from '@/components/ui/icon';
import { InfoPopover } from '@/components/ui/overlays/info-popover';
import { privateJets } from '@/content/business/private-jets';
import { moreServices, type ServiceEntry, serviceGroups } from '@/content/services';
import { airportTransfers } from '@/content/services/airport-transfers';
import { carRental } from '@/content/services/car-rental';
import { meetAssist } from '@/content/services/meet-assist';
import { company } from '@/lib/company/company';
import { Link } from '@/lib/i18n/navigation';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { messageMetadata } from '@/lib/seo/route-metadata';

const callServices = new Map([
  ['call-meet-assist', meetAssist],
  ['call-airport-transfers', airportTransfers],
  ['call-car-rental', carRental],
  ['call-private-jets', privateJets],
]);

export const generateMetadata = messageMetadata('/services', 'services.index');

export default async function ServicesPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  const name = await getTranslations({ locale, namespace: 'services' });
  const t = await getTranslations({ locale, namespace: 'services.index' });
  return (
    <div className="page-width pt-2 md:pt-4">
      <Breadcrumb current={name('title')} />
      <header className="mt-2 max-w-3xl md:mt-4">
        <h1 className="text-3xl md:text-5xl rtl:leading-[1.35]">{t('heading')}</h1>
        <p className="mt-4 text-ink-soft text-lg md:text-xl">{t('lead')}</p>
      </header>
      {serviceGroups.map(({ id, name: group, services }) => (
        <section key={id} aria-labelledby={id} className="mt-12">
          <h2 id={id} className="text-2xl md:text-3xl">
            {group[locale]}
          </h2>
          {id === 'call' && <p className="mt-2 max-w-2xl text-ink-soft">{t('callText')}</p>}
          <ul
            className={clsx('mt-5 grid grid-cols-2 gap-3 sm:gap-4', services.length === 3 ? 'md:grid-cols-3' : 'lg:grid-cols-4')}
          >
            {services.map((service) => (
              <ServiceTile
                key={service.href}
                service={service}
                ready={service.callId ? callServices.get(service.callId)?.ready[locale] : undefined}
              />
            ))}
          </ul>
        </section>
      ))}
      <MoreServices />
      <section aria-labelledby="help" className="mt-14 rounded-card bg-accent-soft p-6 md:flex md:items-center md:gap-8 md:p-8">
        <div className="grow">
          <h2 id="help" className="text-2xl">
            {t('help')}
          </h2>
          <p className="mt-2 max-w-2xl text-ink-soft">{t('helpText')}</p>
        </div>
        <WhatsAppLink
          number={company.whatsapp.number}
          message={t('greeting')}
          className={buttonClass('primary', 'mt-5 shrink-0 max-sm:w-full md:mt-0')}
        >
          {t('whatsapp')}
        </WhatsAppLink>
      </section>
    </div>
  );
}

function MoreServices() {
  const locale = useLocale();
  const t = useTranslations('services.index');
  return (
    <section aria-labelledby="more" className="mt-12">
      <h2 id="more" className="text-2xl md:text-3xl">
        {t('more')}
      </h2>
      <ul className="mt-5 flex flex-wrap gap-3">
        {moreServices.map(({ name, href }) => (
          <li key={href}>
            <Link
              href={href}
              prefetch={false}
              className="inline-flex min-h-11 items-center rounded-pill border border-line-strong bg-raised px-5 font-medium hover:border-accent hover:bg-accent-soft"
            >
              {name[locale]}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ServiceTileProps {
  service: ServiceEntry;
  /** For services booked on the phone: what the caller should have at hand. */
  ready?: readonly string[] | undefined;
}

/** One service as a poster. The link covers the whole tile; the call button is on top of it. */
function ServiceTile({ service, ready }: ServiceTileProps) {
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
