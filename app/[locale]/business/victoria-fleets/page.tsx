import { useLocale, useTranslations } from 'next-intl';
import { BusinessPage } from '@/components/business/business-page';
import { EnquiryLink, EnquirySection } from '@/components/enquiries/enquiry-section';
import { PageSection } from '@/components/layout/guide/page-section';
import { cardClass } from '@/components/ui/card';
import { Icon, type IconName } from '@/components/ui/icon';
import { Poster } from '@/components/ui/poster';
import { fleetClasses, victoriaFleets } from '@/content/business/victoria-fleets';
import { describeArt } from '@/content/picture';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { contentMetadata } from '@/lib/seo/route-metadata';

export const generateMetadata = contentMetadata('/business/victoria-fleets', victoriaFleets);

export default async function VictoriaFleetsPage({ params }: LocalePage) {
  await pageLocale(params);
  return (
    <BusinessPage page={victoriaFleets} action={<EnquiryLink />}>
      <FleetClasses />
      <EnquirySection kind="fleet" />
    </BusinessPage>
  );
}

/** Six classes of cars: guests, cases and typical use. */
function FleetClasses() {
  const locale = useLocale();
  const t = useTranslations('business.fleet');
  const range = (text: string) => <bdi dir="ltr">{text}</bdi>;
  return (
    <PageSection id="classes" title={t('title')} text={t('text')}>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {fleetClasses.map(({ art, name, seats, bags, text }) => (
          <li key={name.en} className={cardClass({}, 'flex flex-col overflow-hidden')}>
            <Poster
              slug={art}
              crop="card"
              locale={locale}
              alt={describeArt(art, locale)}
              className="aspect-16/9 w-full object-[50%_85%] object-cover"
            />
            <div className="flex grow flex-col p-5">
              <h3 className="text-xl">{name[locale]}</h3>
              <p className="mt-2 text-ink-soft">{text[locale]}</p>
              <ul className="mt-auto flex flex-wrap gap-2 pt-5 text-sm">
                <Room icon="person">{t.rich('seats', { count: () => range(seats) })}</Room>
                <Room icon="suitcase">{t.rich('bags', { count: () => range(bags) })}</Room>
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

function Room({ icon, children }: { icon: IconName; children: React.ReactNode }) {
  return (
    <li className="inline-flex items-center gap-2 rounded-pill bg-sunken px-3 py-1">
      <Icon name={icon} className="size-4 text-accent" />
      <span>{children}</span>
    </li>
  );
}
