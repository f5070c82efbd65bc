import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { intlTag } from '@/lib/i18n/locales';
import type { HotelDetails } from '@/supabase/functions/_shared/contracts/hotels/hotel-details';

type Review = NonNullable<HotelDetails['reviews']>[number];

interface GuestReviewsProps {
  reviews: readonly Review[];
  /** The reviews are invented, like the hotel. */
  isSample: boolean;
}

const shownAtFirst = 1;

/** Guest reviews in their original language, with the month; those the reader understands first. */
export function GuestReviews({ reviews, isSample }: GuestReviewsProps) {
  const t = useTranslations('hotels.stayPage.reviews');
  const locale = useLocale();
  const sorted = reviews.toSorted((a, b) => Number(isIn(locale, b)) - Number(isIn(locale, a)));
  const more = sorted.slice(shownAtFirst);
  return (
    <section className="mt-6">
      <h2 className="text-xl md:text-2xl">{t('title')}</h2>
      <p className="mt-1 text-ink-soft text-sm">{t(isSample ? 'sample' : 'source')}</p>
      <ReviewList reviews={sorted.slice(0, shownAtFirst)} />
      {more.length > 0 && (
        <details className="group">
          <summary className="inline-flex min-h-11 list-none items-center gap-1 font-medium text-accent [&::-webkit-details-marker]:hidden">
            {t('more', { count: more.length })}
            <Icon name="down" className="size-4 transition-transform duration-150 group-open:rotate-180" />
          </summary>
          <ReviewList reviews={more} />
        </details>
      )}
    </section>
  );
}

function isIn(locale: string, { language }: Review): boolean {
  return language?.split('-')[0] === locale;
}

function ReviewList({ reviews }: Pick<GuestReviewsProps, 'reviews'>) {
  const t = useTranslations('hotels.stayPage.reviews');
  const locale = useLocale();
  const tag = intlTag(locale);
  const months = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const languages = new Intl.DisplayNames(tag, { type: 'language', fallback: 'none' });
  const otherLanguage = (review: Review) => {
    const name = review.language && !isIn(locale, review) && languages.of(review.language);
    return name && t('language', { language: name });
  };
  return (
    <ul className="grid gap-x-14 md:grid-cols-2 md:only:grid-cols-1">
      {reviews.map((review) => {
        const { score, date, language, headline, liked, disliked } = review;
        return (
          <li key={`${date} ${headline ?? liked ?? disliked}`} className="border-line border-b py-3">
            <p className="flex flex-wrap items-center gap-x-2.5 text-ink-soft text-sm">
              {score !== null && (
                <bdi className="rounded-control bg-accent-fill px-1.5 font-semibold text-on-fill tabular-nums">
                  {score.toFixed(1)}
                </bdi>
              )}
              <span>{[months.format(new Date(`${date}T12:00:00Z`)), otherLanguage(review)].filter(Boolean).join(' · ')}</span>
            </p>
            {headline && (
              <p lang={language} dir="auto" className="mt-1 font-medium">
                {headline}
              </p>
            )}
            {liked && <ReviewText icon="check" label={t('liked')} text={liked} language={language} />}
            {disliked && <ReviewText icon="minus" label={t('disliked')} text={disliked} language={language} />}
          </li>
        );
      })}
    </ul>
  );
}

interface ReviewTextProps {
  icon: 'check' | 'minus';
  label: string;
  text: string;
  language: string | undefined;
}

function ReviewText({ icon, label, text, language }: ReviewTextProps) {
  return (
    <p className="mt-1 flex items-start gap-1.5 text-pretty text-sm">
      <Icon name={icon} className={`mt-0.5 size-4 ${icon === 'check' ? 'text-success' : 'text-ink-soft'}`} />
      <span className="sr-only">{label}: </span>
      <span lang={language} dir="auto" className="grow">
        {text}
      </span>
    </p>
  );
}
