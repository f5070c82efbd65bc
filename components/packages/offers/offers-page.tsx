import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { AskCard } from '@/components/layout/guide/ask-card';
import { GuideSectionView } from '@/components/layout/guide/guide-section-view';
import { type OfferPageText, offerTerms } from '@/content/offer-pages';
import { type PopularOffer, popularOffers } from '@/content/popular';
import { ChipLink } from '../chip-link';
import { OfferCard } from './holiday-offer-card';

const categories = ['holidays', 'visas', 'tours'] as const;

interface OffersPageProps {
  text: OfferPageText;
  /** Offers of one kind; all of them when left out. */
  category?: PopularOffer['category'];
  /** What goes with these offers, below them. */
  children?: ReactNode;
}

/** Offers with their prices, the other kinds of offers and the terms. */
export function OffersPage({ text, category, children }: OffersPageProps) {
  const locale = useLocale();
  const t = useTranslations('packages');
  const offers = popularOffers.filter((offer) => !category || offer.category === category);
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
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
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
