import clsx from 'clsx';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { BranchCard, OpeningHours } from '@/components/company/branches/branch-card';
import { BranchMap } from '@/components/company/branches/branch-map';
import { directionsLink } from '@/components/company/links';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { GuideSectionView } from '@/components/layout/guide/guide-section-view';
import type { MapName } from '@/components/layout/guide/named-map';
import { PageHeader } from '@/components/layout/guide/page-header';
import { buttonClass } from '@/components/ui/button';
import { cardClass } from '@/components/ui/card';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import { Icon } from '@/components/ui/icon';
import { Poster } from '@/components/ui/poster';
import { TextLink } from '@/components/ui/text-link';
import { branchPages } from '@/content/branches';
import type { BranchPage } from '@/content/branches/branch-page';
import { describeArt } from '@/content/picture';
import { company } from '@/lib/company/company';
import { type Office, officeOf } from '@/lib/company/offices';
import { namesAround } from '@/lib/hotels/map/branch-town';
import { pageLocale } from '@/lib/i18n/page-locale';
import { describePage } from '@/lib/seo/page-about';
import { pageMetadata } from '@/lib/seo/route-metadata';
import { branchNode } from '@/lib/structured-data/structured-data';

interface PageProps {
  params: Promise<{ locale: string; branch: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return branchPages.map(({ slug }) => ({ branch: slug }));
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const branch = await branchOf(params);
  return pageMetadata(locale, `/branches/${branch.slug}`, branch[locale]);
}

export default async function BranchDetailPage({ params }: PageProps) {
  const locale = await pageLocale(params);
  const branch = await branchOf(params);
  describePage(branchNode(officeOf(branch.slug), locale));
  const t = await getTranslations({ locale, namespace: 'company.branches' });
  const { heading, lead, sections, greeting } = branch[locale];
  return (
    <div className="page-width pt-2 md:pt-4">
      <Breadcrumb trail={[{ label: t('index.name'), href: '/branches' }]} current={officeOf(branch.slug).name[locale]} />
      <PageHeader heading={heading} lead={lead} />
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Poster
          slug={branch.art}
          crop="card"
          locale={locale}
          alt={describeArt(branch.art, locale)}
          priority
          // On a wide screen as high as the card beside it.
          className="aspect-16/9 size-full rounded-card object-[50%_75%] object-cover shadow-card lg:aspect-auto lg:h-0 lg:min-h-full"
        />
        <VisitCard office={officeOf(branch.slug)} greeting={greeting} />
      </div>
      <Directions branch={branch} names={await namesAround(branch, locale)} />
      <div className="mt-14 grid grid-cols-[minmax(0,1fr)] gap-12 lg:grid-cols-2">
        {sections.map((section) => (
          <GuideSectionView key={section.id} section={section} />
        ))}
      </div>
      <section aria-labelledby="near" className="mt-14">
        <h2 id="near" className="text-2xl md:text-3xl">
          {t('near')}
        </h2>
        <ul className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {branch.neighbours.map((slug) => (
            <BranchCard key={slug} office={officeOf(slug)} level="h3" />
          ))}
        </ul>
      </section>
    </div>
  );
}

async function branchOf(params: PageProps['params']) {
  const { branch } = await params;
  return branchPages.find(({ slug }) => slug === branch) ?? notFound();
}

function Directions({ branch, names }: { branch: BranchPage; names: readonly MapName[] }) {
  const locale = useLocale();
  const t = useTranslations('company.branches');
  return (
    <section aria-labelledby="way" className="mt-14">
      <h2 id="way" className="text-2xl md:text-3xl">
        {t('way')}
      </h2>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <BranchMap branch={branch} names={names} />
        <div className="space-y-6 max-lg:order-first">
          <RouteLine {...branch.route} />
          <dl className="grid gap-x-8 gap-y-4 sm:max-lg:grid-cols-3">
            {branch[locale].ways.map(({ term, text }) => (
              <div key={term} className="lg:border-line lg:border-t lg:pt-4">
                <dt className="font-semibold">{term}</dt>
                <dd className="mt-1">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

/** The colours of the metro's map; roads have none. */
const colours = { gold: 'bg-sun', red: 'bg-danger', green: 'bg-success', road: 'bg-line-strong' };

/** The route from the centre of Doha as one line with its stops: downwards on a phone, else in the direction of reading. */
function RouteLine({ kind, stops }: BranchPage['route']) {
  const locale = useLocale();
  const t = useTranslations('company.branches.lines');
  const names = { gold: t('gold'), red: t('red'), green: t('green'), road: t('road') };
  return (
    <figure className="rounded-card bg-sunken p-5">
      <figcaption className="flex items-center gap-2 font-medium text-sm">
        <span aria-hidden="true" className={clsx('h-1.5 w-6 rounded-pill', colours[kind])} />
        {names[kind]}
      </figcaption>
      <ol className="mt-4 flex sm:max-lg:mt-5 max-sm:flex-col lg:flex-col">
        {stops.map((stop, index) => {
          const isLast = index === stops.length - 1;
          return (
            <li
              key={stop.en}
              className="relative flex flex-1 gap-3 pb-5 last:pb-0 sm:max-lg:flex-col sm:max-lg:gap-2 sm:max-lg:pe-3 sm:max-lg:pb-0"
            >
              {!isLast && (
                <span
                  aria-hidden="true"
                  className={clsx(
                    'absolute start-1.75 top-3 h-full w-0.5 sm:max-lg:start-3 sm:max-lg:top-1.75 sm:max-lg:h-0.5 sm:max-lg:w-full',
                    colours[kind],
                  )}
                />
              )}
              <span
                aria-hidden="true"
                className={clsx(
                  'relative mt-1 size-4 shrink-0 rounded-pill border-2 sm:max-lg:mt-0',
                  isLast ? clsx('border-ink', colours[kind]) : 'border-line-strong bg-raised',
                )}
              />
              <span className={clsx('text-sm', isLast ? 'font-semibold' : 'text-ink-soft')}>{stop[locale]}</span>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}

/** Everything needed before a visit. */
function VisitCard({ office, greeting }: { office: Office; greeting: string }) {
  const locale = useLocale();
  const t = useTranslations('company.branches');
  const { address, phone } = office;
  return (
    <section aria-labelledby="visit" className={cardClass({}, 'flex flex-col p-6')}>
      <h2 id="visit" className="text-xl">
        {t('visit')}
      </h2>
      <div className="mt-4 divide-y divide-line">
        <div className="flex gap-3 pb-3">
          <Icon name="pin" className="mt-0.5 size-5 text-accent" />
          <div>
            <p>{address[locale]}</p>
            <TextLink href={directionsLink(address[locale])} className="inline-flex min-h-11 items-center">
              {t('directions')}
            </TextLink>
          </div>
        </div>
        <div className="flex gap-3 py-4">
          <Icon name="clock" className="mt-0.5 size-5 text-accent" />
          <div className="grow">
            <OpeningHours hours={office.hours} />
          </div>
        </div>
      </div>
      <div className="mt-2 flex grow flex-col justify-end gap-3">
        <a href={phone.href} className={buttonClass()}>
          <Icon name="phone" />
          <span>
            {t.rich('call', {
              phone: () => (
                <bdi dir="ltr" className="whitespace-nowrap">
                  {phone.display}
                </bdi>
              ),
            })}
          </span>
        </a>
        <WhatsAppLink number={company.whatsapp.number} message={greeting} className={buttonClass('secondary')}>
          {t('whatsapp')}
        </WhatsAppLink>
      </div>
    </section>
  );
}
