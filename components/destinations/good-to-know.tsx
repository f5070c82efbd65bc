import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageSection } from '@/components/layout/guide/page-section';
import { PhotoCredit, PhotoCredits } from '@/components/layout/photo-strip';
import { Icon } from '@/components/ui/icon';
import { Poster } from '@/components/ui/poster';
import type { DestinationSlug } from '@/content/destination';
import { foodPictures } from '@/content/food-pictures';
import type { GuideFact } from '@/content/guide';
import { type Practical, practicalTopics } from '@/content/practical/answers';
import { sightPictures } from '@/content/sight-pictures';
import { sightPlaces } from '@/content/sight-places';
import { Link } from '@/lib/i18n/navigation';
import { keepTogether } from '@/lib/i18n/no-break';

/** Advice, each topic folded under its name, and the way to the answers of the page that plans a holiday there. */
export function Advice({ advice, slug }: { advice: readonly GuideFact[]; slug: string }) {
  const t = useTranslations('destinations');
  return (
    <section aria-labelledby="good-to-know">
      <h2 id="good-to-know" className="text-2xl md:text-3xl">
        {t('goodToKnow')}
      </h2>
      <div className="mt-5 divide-y divide-line border-line border-y">
        {advice.map(({ term, text }) => (
          <Folded key={term} term={term}>
            <p className="reading pb-5 text-ink-soft">{keepTogether(text)}</p>
          </Folded>
        ))}
        <Link
          href={`/travel/destination/${slug}#practical`}
          prefetch={false}
          className="flex min-h-14 items-center py-3 font-medium text-accent underline-offset-4 hover:underline"
        >
          {t('practical.more')}
        </Link>
      </div>
    </section>
  );
}

/** A row of a list between lines, closed at first. */
function Folded({ term, children }: { term: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex min-h-14 list-none items-center gap-3 py-3 font-semibold text-lg [&::-webkit-details-marker]:hidden">
        <span className="grow">{term}</span>
        <Icon name="down" className="size-5 text-accent transition-transform duration-150 group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}

/** What to eat, beside a table of some of it. */
export function Dishes({ slug, dishes }: { slug: DestinationSlug; dishes: readonly GuideFact[] }) {
  const locale = useLocale();
  const t = useTranslations('destinations');
  return (
    <section
      aria-labelledby="eat"
      className="mt-14 rounded-card bg-sun-soft px-5 pt-8 pb-2 text-on-sun-soft md:px-10 md:pt-10 md:pb-4 lg:mt-20 lg:px-14 lg:pt-14 lg:pb-8"
    >
      <h2 id="eat" className="text-2xl md:text-3xl">
        {t('eat')}
      </h2>
      <div className="mt-6 grid items-start gap-x-14 gap-y-7 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
        <div>
          <Poster
            slug={`food/${slug}-table`}
            crop="card"
            locale={locale}
            alt={foodPictures[slug][locale]}
            className="aspect-4/3 w-full rounded-card object-cover"
          />
          <PhotoCredit slug={`food/${slug}-table`} />
        </div>
        <dl className="gap-x-14 sm:columns-2">
          {dishes.map(({ term, text }) => (
            <div key={term} className="break-inside-avoid pb-6">
              <dt className="font-semibold text-lg">{term}</dt>
              <dd className="reading mt-1">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** A map of the sights, and each sight with its drawing: beside the text on a phone, above it on a wide screen. */
export function Sights({ slug, sights }: { slug: DestinationSlug; sights: readonly GuideFact[] }) {
  const locale = useLocale();
  const t = useTranslations('destinations');
  const map = sightPlaces[slug];
  const hasMap = map !== null;
  return (
    <section
      aria-labelledby="see"
      className={clsx(
        'mt-14 lg:mt-20',
        hasMap && 'md:grid md:grid-cols-[15rem_minmax(0,1fr)] md:gap-x-8 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-x-12',
      )}
    >
      <div className="md:sticky md:top-24 md:self-start">
        <h2 id="see" className="text-2xl md:text-3xl">
          {t('see')}
        </h2>
        {map && (
          <figure className="mt-5 max-w-md lg:mt-8">
            {/* biome-ignore lint/performance/noImgElement: a vector file. */}
            <img
              src={`/maps/${slug}.svg`}
              alt={t('seeMap')}
              loading="lazy"
              width="1"
              height="1"
              className="w-full rounded-card"
            />
            {(map.rails || map.ferries) && (
              <figcaption className="mt-2 text-ink-soft text-sm">{t(map.rails ? 'mapRails' : 'mapFerries')}</figcaption>
            )}
          </figure>
        )}
        <PhotoCredits slugs={sights.map((_, index) => `sights/${slug}-${index + 1}`)} />
      </div>
      <ol className={clsx('mt-7 grid gap-x-8 gap-y-9 sm:grid-cols-2 lg:gap-y-12', hasMap ? 'md:mt-0' : 'lg:mt-8 lg:grid-cols-3')}>
        {sights.map(({ term, text }, index) => (
          <li key={term} className="sight">
            <Poster
              slug={`sights/${slug}-${index + 1}`}
              crop="card"
              locale={locale}
              alt={sightPictures[slug][index]?.[locale] ?? term}
            />
            <h3 className="text-lg">{term}</h3>
            <p className="reading mt-1.5 text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface PracticalAnswersProps {
  answers: Practical;
  /** Rules of entry by passport. */
  visas?: ReactNode;
  /** Today's hours of prayer, a row. */
  prayers?: ReactNode;
}

/** Answers to common questions before a trip, each folded under its topic. */
export function PracticalAnswers({ answers, visas, prayers }: PracticalAnswersProps) {
  const locale = useLocale();
  const t = useTranslations('destinations.practical');
  return (
    <PageSection id="practical" title={t('title')} text={t('text')}>
      <div className="mt-5 max-w-2xl divide-y divide-line border-line border-y">
        {visas && <Folded term={t('visas')}>{visas}</Folded>}
        {prayers}
        {practicalTopics.map((topic) => {
          const answer = answers[topic];
          return (
            answer && (
              <Folded key={topic} term={t(`topics.${topic}`)}>
                <p className="reading pb-5 text-ink-soft">{keepTogether(answer[locale])}</p>
              </Folded>
            )
          );
        })}
      </div>
    </PageSection>
  );
}
