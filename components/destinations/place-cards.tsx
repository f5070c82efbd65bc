import { useLocale, useTranslations } from 'next-intl';
import { PageSection } from '@/components/layout/guide/page-section';
import { PictureStrip } from '@/components/layout/guide/picture-strip';
import { destinations } from '@/content/destinations';
import type { Place } from '@/content/guide';
import { placeCards } from '@/content/place-cards';

/** Whether the cards of a place are the points of its first section, which then stands with them. */
export const hasSectionOnCards = ({ slug }: Place): boolean =>
  placeCards[slug]?.every(({ art, en }) => !en && !/^(?:sights|food)\//.test(art)) ?? false;

/** What one comes for, in pictures, on the page that plans a holiday. */
export function PlaceCards({ place }: { place: Place }) {
  const locale = useLocale();
  const t = useTranslations();
  const cards = placeCards[place.slug] ?? [];
  const [section] = place[locale].sections;
  if (section && hasSectionOnCards(place))
    return (
      <PageSection id={section.id} title={section.heading}>
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-2 max-w-2xl text-ink-soft">
            {paragraph}
          </p>
        ))}
        <PictureStrip
          label={section.heading}
          pictures={cards.map(({ art }, index) => ({
            art,
            name: section.points?.[index]?.term ?? '',
            text: section.points?.[index]?.text,
          }))}
          className="mt-6"
        />
      </PageSection>
    );
  const { see } = destinations.find(({ slug }) => slug === place.slug)?.[locale] ?? {};
  const nameOf = (art: string) => see?.[Number(/-(\d)$/.exec(art)?.[1]) - 1]?.term ?? t('destinations.eat');
  return (
    <PageSection id="cards" title={t('guides.cards')}>
      <PictureStrip
        label={t('guides.cards')}
        pictures={cards.map(({ art, [locale]: name = nameOf(art) }) => ({ art, name }))}
        className="mt-6"
      />
    </PageSection>
  );
}
