import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Icon, type IconName } from '@/components/ui/icon';
import { InfoPopover } from '@/components/ui/overlays/info-popover';
import { company } from '@/content/company';
import { Link } from '@/lib/i18n/navigation';

const pages = [
  { name: 'visa', href: '/services/visa', icon: 'passport' },
  { name: 'packages', href: '/services/packages', icon: 'suitcase' },
  { name: 'cruises', href: '/services/cruises', icon: 'ship' },
  { name: 'umrah', href: '/services/umrah', icon: 'crescent' },
] as const satisfies readonly { name: string; href: string; icon: IconName }[];

const callOnly = [
  { name: 'meetAssist', href: '/services/meet-assist', icon: 'person' },
  { name: 'airportTransfers', href: '/services/airport-transfers', icon: 'road' },
  { name: 'carRental', href: '/services/car-rental', icon: 'car' },
  { name: 'privateJets', href: '/business/private-jets', icon: 'jet' },
] as const satisfies readonly { name: string; href: string; icon: IconName }[];

const tile =
  'flex w-full flex-col items-start gap-2 rounded-card border border-line bg-raised p-4 text-start transition-colors duration-150 hover:border-accent hover:bg-accent-soft sm:flex-row sm:gap-3';

/** The strip below the search: four services with a page, and four that are booked by phone. */
export function ServiceTiles() {
  const t = useTranslations('home.services');
  return (
    <section aria-labelledby="services-title" className="page-width mt-14">
      <h2 id="services-title" className="mb-5 text-2xl md:text-3xl">
        {t('title')}
      </h2>
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {pages.map(({ name, href, icon }) => (
          <li key={name} className="flex">
            <Link href={href} prefetch={false} className={tile}>
              <TileText icon={icon} title={t(`${name}.title`)} text={t(`${name}.text`)} />
            </Link>
          </li>
        ))}
        {callOnly.map(({ name, href, icon }) => (
          <li key={name} className="flex">
            <button type="button" popoverTarget={`call-${name}`} className={tile}>
              <TileText icon={icon} title={t(`${name}.title`)} text={t(`${name}.text`)} />
            </button>
            <CallToBook id={`call-${name}`} service={t(`${name}.title`)} href={href} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TileText({ icon, title, text }: { icon: IconName; title: string; text: string }) {
  return (
    <>
      <Icon name={icon} className="mt-0.5 size-6 text-accent" />
      <span>
        <span className="block font-semibold">{title}</span>
        <span className="block text-ink-soft text-sm max-sm:hidden">{text}</span>
      </span>
    </>
  );
}

interface CallToBookProps {
  id: string;
  service: string;
  /** English path of the page with more information. */
  href: string;
}

/** The information dialog of a service that is booked by phone (SPEC section 2). */
function CallToBook({ id, service, href }: CallToBookProps) {
  const t = useTranslations('home.services');
  const close = useTranslations('common')('close');
  return (
    <InfoPopover id={id} title={t('callTitle', { service })} closeLabel={close}>
      <p className="text-ink-soft">{t('callText')}</p>
      <a href={company.phone.href} className={buttonClass('primary', 'mt-6 w-full')}>
        <Icon name="phone" />
        {t.rich('callAction', { phone: () => <bdi dir="ltr">{company.phone.display}</bdi> })}
      </a>
      <Link href={href} prefetch={false} className={buttonClass('quiet', 'mt-2 w-full')}>
        {t('callMore', { service })}
      </Link>
    </InfoPopover>
  );
}
