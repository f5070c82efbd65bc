import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { AskCard } from '@/components/layout/guide/ask-card';
import { GuideSectionView } from '@/components/layout/guide/guide-section-view';
import { CardBadge, CardLink } from '@/components/layout/poster-card';
import { cardClass } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { focusOf } from '@/components/ui/poster-focus';
import { cardFile } from '@/content/card-file';
import { type OfferPageText, offerTerms } from '@/content/offer-pages';
import { offerIncludes } from '@/content/packages/offer-includes';
import type { PopularOffer } from '@/content/popular';
import { directionOf, intlTag, type Locale } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';
import type { Offer } from '@/lib/packages/offers/priced-offers';
import { describePage } from '@/lib/seo/page-about';
import { photoFile } from '@/lib/state/photos';
import { listNode } from '@/lib/structured-data/structured-data';
import { ChipLink } from './package-card';

const categories = ['holidays', 'visas', 'tours'] as const;

interface OffersPageProps {
  offers: readonly Offer[];
  text: OfferPageText;
  /** The kind of the offers; all by default. */
  category?: PopularOffer['category'];
  /** More content below the offers. */
  children?: ReactNode;
}

/** Offers with prices, links to other kinds, and the terms. */
export function OffersPage({ offers: all, text, category, children }: OffersPageProps) {
  const locale = useLocale();
  const t = useTranslations('packages');
  const offers = all.filter((offer) => !category || offer.category === category);
  describePage(
    listNode(
      offers.map(({ title, request }) => ({ name: title[locale], path: request })),
      locale,
    ),
  );
  return (
    <div className="page-width pt-2 md:pt-4">
      <Breadcrumb
        trail={[
          { label: t('programme'), href: '/services/packages' },
          ...(category ? [{ label: t('offers.crumb'), href: '/travel/offers' }] : []),
        ]}
        current={category ? t(`offers.category.${category}`) : t('offers.crumb')}
        isShareable
      />
      <header className="mt-2 max-w-3xl md:mt-4">
        <h1 className="text-3xl md:text-5xl rtl:leading-[1.35]">{text.heading}</h1>
        <p className="mt-4 text-ink-soft text-lg md:text-xl">{text.lead}</p>
        {text.paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-4 max-w-2xl">
            {paragraph}
          </p>
        ))}
      </header>
      <nav aria-label={t('offers.categories')} className="mt-6 flex flex-wrap gap-2">
        {category && <ChipLink href="/travel/offers">{t('offers.all')}</ChipLink>}
        {categories
          .filter((other) => other !== category)
          .map((other) => (
            <ChipLink key={other} href={`/travel/category/${other}`}>
              {t(`offers.category.${other}`)}
            </ChipLink>
          ))}
      </nav>
      <section aria-labelledby="offers" className="mt-8">
        <h2 id="offers" className="sr-only">
          {t('offers.list')}
        </h2>
        <ul className="card-row grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {offers.map((offer) => (
            <OfferCard key={offer.id} offer={offer} />
          ))}
        </ul>
      </section>
      {children}
      <div className="mt-14 grid grid-cols-[minmax(0,1fr)] gap-12 lg:mt-20 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-16">
        <GuideSectionView section={{ id: 'terms', heading: t('offers.terms'), paragraphs: [], points: offerTerms[locale] }} />
        <aside className="lg:sticky lg:top-24 lg:self-start">
          <AskCard greeting={text.greeting} />
        </aside>
      </div>
    </div>
  );
}

function OfferCard({ offer }: { offer: Offer }) {
  const locale = useLocale();
  const t = useTranslations('packages');
  const badges = useTranslations('home.offers.badges');
  const { id, title, destination, startingPrice, badge, category, request, art, includes = offerIncludes[id] } = offer;
  return (
    <li className={cardClass({ isLink: true }, 'group flex flex-col overflow-hidden')}>
      <OfferPoster art={art} locale={locale} />
      <CardBadge>{badges(badge)}</CardBadge>
      <div className="flex grow flex-col p-5">
        <p className="text-ink-soft text-sm">{t(`offers.category.${category}`)}</p>
        <h3 className="mt-1 text-lg">
          <CardLink href={request}>{title[locale]}</CardLink>
        </h3>
        <p className="text-ink-soft">{destination[locale]}</p>
        <p className="sr-only">{t('offers.includes')}</p>
        <ul className="mt-4 space-y-2 text-sm">
          {includes?.[locale].map((part) => (
            <li key={part} className="flex gap-2">
              <Icon name="check" className="mt-0.5 size-4 text-success" />
              {part}
            </li>
          ))}
        </ul>
        <p className="mt-auto pt-4">
          <span className="text-ink-soft text-sm">{t('from')}</span>{' '}
          <bdi className="font-semibold text-accent text-xl">{formatQar(startingPrice, intlTag(locale))}</bdi>
          {category === 'holidays' && <span className="block text-ink-soft text-sm">{t('withoutFlights')}</span>}
        </p>
      </div>
    </li>
  );
}

/** Two layers: when a poster fails to load, the default one below is visible, without script (SPEC section 8). */
function OfferPoster({ art, locale }: { art: string; locale: Locale }) {
  const file = (slug: string) => `url(${photoFile(slug, 'card') ?? cardFile(slug, directionOf(locale))})`;
  return (
    <div className="aspect-4/3 overflow-hidden bg-sunken max-sm:aspect-2/1">
      <div
        className="size-full bg-cover transition-transform duration-300 group-hover:scale-[1.03]"
        style={{
          backgroundImage: `${file(art)}, ${file('packages')}`,
          backgroundPosition: photoFile(art, 'card') ? undefined : (focusOf(art) ?? '50% 20%'),
        }}
      />
    </div>
  );
}
