import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { AskCard } from '@/components/layout/guide/ask-card';
import { GuideQuestions } from '@/components/layout/guide/page-section';
import { PhotoCredit, PhotoStrip } from '@/components/layout/photo-strip';
import { buttonClass } from '@/components/ui/button';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import { Icon } from '@/components/ui/icon';
import { HeadPoster } from '@/components/ui/poster';
import type { Destination } from '@/content/destination';
import { describeArt } from '@/content/picture';
import { company } from '@/lib/company/company';
import type { Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { keepTogether } from '@/lib/i18n/no-break';
import { photosOf, pictureOf } from '@/lib/state/photos';
import { ClimateCard } from './climate/climate-card';
import { DestinationFacts } from './destination-facts';
import { Advice, Dishes, Sights } from './good-to-know';
import { FlightCard, Story } from './story';

interface DestinationPageProps {
  destination: Destination;
  /** What the agency has noted about it. */
  note?: ReactNode;
  /** Drawing of the route from Doha, and its kilometres. */
  map: ReactNode;
  distance: number;
  /** Content of other features: `packages`, `hotels` and `more` are sections with their own spacing, the others fill a card. */
  packages?: ReactNode;
  hotels?: ReactNode;
  /** Beside the clock: the hours of prayer. */
  prayers?: ReactNode;
  weather?: ReactNode;
  visa?: ReactNode;
  rate?: ReactNode;
  /** Other pages about the place: to read, to do, to plan. */
  more?: ReactNode;
}

/** A place to read about and to fly to. */
export function DestinationPage({
  destination,
  note,
  map,
  distance,
  packages,
  hotels,
  prayers,
  weather,
  visa,
  rate,
  more,
}: DestinationPageProps) {
  const locale = useLocale();
  const t = useTranslations('destinations');
  const ask = useTranslations('guides.ask');
  const { slug, art, name, gateway, currency } = destination;
  const text = destination[locale];
  const search = (
    <Link href={`/?from=DOH&to=${gateway.airport}`} prefetch={false} className={buttonClass()}>
      <Icon name="plane" />
      {t('flights.search', { city: gateway.city[locale] })}
    </Link>
  );
  const whatsapp = (
    <WhatsAppLink number={company.whatsapp.number} message={text.greeting} className={buttonClass('secondary')}>
      {ask('whatsapp')}
    </WhatsAppLink>
  );
  return (
    <div className="page-width pt-2 md:pt-4">
      <Breadcrumb trail={[{ label: t('title'), href: '/explore/destinations' }]} current={name[locale]} isShareable />
      <DestinationHero
        locale={locale}
        art={art}
        place={destination}
        heading={text.heading}
        lead={text.lead}
        actions={
          <>
            {search}
            {whatsapp}
          </>
        }
      />
      {note}
      <DestinationFacts destination={destination} prayers={prayers} />
      <Chapters />
      <Story paragraphs={text.story} map={map} distance={distance} minutes={gateway.minutes} />
      <WhenToGo destination={destination} weather={weather} />
      <Sights slug={slug} sights={text.see} />
      {more}
      <Dishes slug={slug} dishes={text.eat} />
      {packages}
      {hotels}
      <div className="mt-14 grid grid-cols-[minmax(0,1fr)] gap-12 lg:mt-20 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-16">
        <div className="max-w-2xl space-y-12">
          <Advice advice={text.goodToKnow} slug={destination.slug} />
          <div className="grid gap-5 md:grid-cols-2">
            {visa}
            <MoneyCard currency={currency} rate={rate} />
          </div>
          <GuideQuestions questions={text.questions} />
        </div>
        <aside className="space-y-6 lg:sticky lg:top-24 lg:self-start">
          <FlightCard gateway={gateway} />
          <AskCard greeting={text.greeting} />
        </aside>
      </div>
    </div>
  );
}

/** Links to the parts of a long page; on a phone one line to swipe. */
function Chapters() {
  const t = useTranslations('destinations');
  const guides = useTranslations('guides');
  const visa = useTranslations('visa');
  const chapters = {
    when: t('when.title'),
    see: t('see'),
    eat: t('eat'),
    'good-to-know': t('goodToKnow'),
    entry: visa('note.title'),
    questions: guides('questions'),
  };
  return (
    <nav
      aria-label={guides('onThisPage')}
      className="mt-3 flex gap-x-6 overflow-x-auto font-medium text-accent text-sm max-md:-mx-4 max-md:px-4"
    >
      {Object.entries(chapters).map(([id, title]) => (
        <a key={id} href={`#${id}`} className="flex min-h-11 shrink-0 items-center">
          {title}
        </a>
      ))}
    </nav>
  );
}

/** The climate in numbers and words, then today's weather if available. */
function WhenToGo({ destination, weather }: { destination: Destination; weather: ReactNode }) {
  const locale = useLocale();
  const t = useTranslations('destinations.when');
  return (
    <section aria-labelledby="when" className="mt-12 lg:mt-20">
      <h2 id="when" className="text-2xl md:text-3xl">
        {t('title')}
      </h2>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:gap-x-16">
        <ClimateCard destination={destination} />
        <dl className="divide-y divide-line">
          {destination[locale].seasons.map(({ term, text }) => (
            <div key={term} className="py-4 first:pt-0">
              <dt className="font-semibold text-lg">{term}</dt>
              <dd className="reading mt-1 text-ink-soft">{keepTogether(text)}</dd>
            </div>
          ))}
        </dl>
        <div className="lg:col-span-2">{weather}</div>
      </div>
    </section>
  );
}

interface MoneyCardProps {
  currency: Destination['currency'];
  /** The value of the riyal there. */
  rate: ReactNode;
}

function MoneyCard({ currency: { code, name }, rate }: MoneyCardProps) {
  const locale = useLocale();
  const t = useTranslations('destinations.currency');
  return (
    <section aria-labelledby="money" className="rounded-card border border-line bg-raised p-5 md:p-6">
      <h3 id="money" className="flex items-center gap-2 text-ink-soft text-sm">
        <Icon name="swap" className="size-5 text-accent" />
        {t('title')}
      </h3>
      <p className="mt-3 font-semibold text-lg">{t.rich('text', { name: name[locale], code: () => <bdi>{code}</bdi> })}</p>
      {rate}
      <p className="mt-2">
        <Link
          href="/support/currency-exchange"
          prefetch={false}
          className="inline-flex min-h-11 items-center font-medium text-accent underline-offset-4 hover:underline"
        >
          {t('action')}
        </Link>
      </p>
    </section>
  );
}

interface DestinationHeroProps {
  locale: Locale;
  /** Name in content/art. */
  art: string;
  place: Pick<Destination, 'slug' | 'name'>;
  heading: string;
  lead: string;
  actions: ReactNode;
}

/** The poster in its own colours, nothing over it; the words below, the lead beside the heading on a wide screen. */
function DestinationHero({ locale, art, place, heading, lead, actions }: DestinationHeroProps) {
  const head = pictureOf({ id: place.slug, art });
  return (
    <header className="mt-2">
      <HeadPoster
        slug={head}
        locale={locale}
        alt={describeArt(art, locale)}
        className="aspect-4/3 w-full rounded-card object-cover shadow-card md:aspect-21/9 lg:max-h-[28rem]"
      />
      <PhotoCredit slug={head} />
      <PhotoStrip photos={photosOf(place.slug).filter(({ slug }) => slug !== head)} name={place.name[locale]} className="mt-4" />
      <div className="mt-5 grid gap-x-16 lg:mt-8 lg:grid-cols-[1.3fr_1fr]">
        <h1 className="text-3xl lg:text-5xl rtl:leading-[1.35]">{heading}</h1>
        <div>
          <p className="text-ink-soft text-lg max-lg:mt-3 lg:text-xl">{lead}</p>
          <div className="mt-5 flex flex-wrap gap-3 max-sm:flex-col lg:*:grow">{actions}</div>
        </div>
      </div>
    </header>
  );
}
