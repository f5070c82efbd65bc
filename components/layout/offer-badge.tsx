import { useTranslations } from 'next-intl';
import { TextOfMonth } from '@/components/ui/dates/by-date';
import type { PopularOffer } from '@/content/popular';

/** The seasons of the Gulf by month, January first. */
const seasons = [
  ...(['winterOffer', 'winterOffer', 'springOffer', 'springOffer', 'springOffer'] as const),
  ...(['summerOffer', 'summerOffer', 'summerOffer', 'summerOffer'] as const),
  ...(['autumnOffer', 'autumnOffer', 'winterOffer'] as const),
];

/** The badge of an offer. The seasonal one depends on the date. */
export function OfferBadge({ badge }: { badge: PopularOffer['badge'] }) {
  const t = useTranslations('home.offers.badges');
  if (badge !== 'summerOffer') return t(badge);
  return <TextOfMonth texts={seasons.map((season) => t(season))} built={new Date().getUTCMonth()} />;
}
