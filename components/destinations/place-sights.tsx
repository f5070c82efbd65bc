import { useLocale, useTranslations } from 'next-intl';
import { PageSection } from '@/components/layout/guide/page-section';
import { PictureStrip } from '@/components/layout/guide/picture-strip';
import { plannedSights } from '@/content/day-pictures';
import type { DestinationSlug } from '@/content/destination';
import { destinations } from '@/content/destinations';
import type { GuideSection } from '@/content/guide';
import type { Picture } from '@/content/picture';

/** Two sights and a table of a destination, on the page that plans a holiday there. */
export function PlaceGlimpses({ slug }: { slug: DestinationSlug }) {
  const locale = useLocale();
  const t = useTranslations('destinations');
  const destination = destinations.find((one) => one.slug === slug);
  const sights = plannedSights[slug].map((number) => ({
    art: `sights/${slug}-${number}` as const,
    name: destination?.[locale].see[number - 1]?.term ?? '',
  }));
  return (
    <PictureStrip
      label={t('see')}
      pictures={[...sights, { art: `food/${slug}-table`, name: t('eat') }]}
      className="mt-10 md:mt-12"
    />
  );
}

interface PlaceSightsProps {
  sights: GuideSection;
  pictures: readonly Picture[];
}

/** What there is to see, as large as what we sell there. */
export function PlaceSights({ sights: { id, heading, paragraphs, points = [] }, pictures }: PlaceSightsProps) {
  return (
    <PageSection id={id} title={heading}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-2 max-w-2xl text-ink-soft">
          {paragraph}
        </p>
      ))}
      <PictureStrip
        label={heading}
        pictures={pictures.map((art, index) => ({ art, name: points[index]?.term ?? '', text: points[index]?.text }))}
        className="mt-6"
      />
    </PageSection>
  );
}
