import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { cardClass, cardLinkClass } from '@/components/ui/card';
import { Icon, type IconName } from '@/components/ui/icon';
import { InfoPopover } from '@/components/ui/overlays/info-popover';
import { Poster } from '@/components/ui/poster';
import { destinations } from '@/content/destinations';
import { describeArt } from '@/content/picture';
import { company } from '@/lib/company/company';
import { Link } from '@/lib/i18n/navigation';

/** Cells of the grid: the first poster takes four. */
const cells = destinations.length + 3;

/** The destinations as posters: the first one large; the last tile links to the list and fills its row. */
export function Places() {
  const locale = useLocale();
  const t = useTranslations('home.places');
  const where = useTranslations('where');
  return (
    <section aria-labelledby="places-title" className="page-width mt-20">
      <h2 id="places-title" className="text-2xl md:text-3xl">
        {t('title', { count: destinations.length })}
      </h2>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <p className="max-w-2xl text-ink-soft">{t('text')}</p>
        <Link href="/explore/where" prefetch={false} className={buttonClass('secondary', 'max-sm:w-full')}>
          <Icon name="search" />
          {where('name')}
        </Link>
      </div>
      <ul className="mt-6 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 lg:gap-4">
        {destinations.map(({ slug, name, art }, index) => (
          <li
            key={slug}
            className={cardClass(
              { isLink: true },
              clsx(
                'group flex aspect-4/3 max-[18rem]:aspect-auto flex-col overflow-hidden',
                index === 0 ? 'col-span-2 row-span-2 text-xl md:text-2xl lg:aspect-auto' : 'text-lg',
              ),
            )}
          >
            <div className="relative min-h-0 max-[18rem]:min-h-20 grow overflow-hidden">
              <Poster
                slug={art}
                crop="card"
                locale={locale}
                alt={describeArt(art, locale)}
                className="absolute inset-0 size-full object-cover transition-transform duration-300 group-hover:scale-[1.03]"
              />
            </div>
            <Link
              href={`/explore/destinations/${slug}`}
              prefetch={false}
              className={`${cardLinkClass} px-4 py-3 font-semibold underline-offset-4 hover:underline`}
            >
              {name[locale]}
            </Link>
          </li>
        ))}
        <li
          className={clsx(
            ['col-span-2', 'col-span-1'][cells % 2],
            ['sm:col-span-3', 'sm:col-span-2', 'sm:col-span-1'][cells % 3],
            ['lg:col-span-4', 'lg:col-span-3', 'lg:col-span-2', 'lg:col-span-1'][cells % 4],
          )}
        >
          <Link
            href="/explore/destinations"
            prefetch={false}
            className="flex size-full flex-wrap content-between items-center gap-x-2 gap-y-4 rounded-card bg-night p-4 font-semibold text-lg text-on-night underline-offset-4 before:sadu before:h-8 before:basis-full before:text-sun/60 hover:underline lg:p-6 lg:before:h-12"
          >
            {t('all')}
            <Icon name="arrow" />
          </Link>
        </li>
      </ul>
    </section>
  );
}

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
