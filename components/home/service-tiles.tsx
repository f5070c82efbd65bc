import { useTranslations } from 'next-intl';
import { Icon, type IconName } from '@/components/ui/icon';
import { Link } from '@/lib/i18n/navigation';
import { CallToBook } from './call-to-book';

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

/** The strip below the search: four services with a page, four that are arranged on the phone. */
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
