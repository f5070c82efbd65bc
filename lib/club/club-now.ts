import type { Bilingual } from '@/content/bilingual';
import { clubNumbers, clubTierNames } from '@/content/karam-club';
import { publishedContent } from '@/lib/state/published-content';
import type { ClubContent } from './club-content';

export interface ClubTier {
  id: keyof typeof clubTierNames;
  name: Bilingual;
  /** Zero opens the first tier. */
  threshold: number;
  pointsPer100Qar: number;
  birthdayBonus: number;
}

/**
 * The numbers of the club as they hold now. To be read when something is rendered, not when a module is loaded. In a browser the page brings them
 * (components/layout/company/published-of-page.tsx).
 */
export const clubNow = (): ClubContent =>
  (publishedContent('club', 'site')?.content as ClubContent | null | undefined) ?? clubNumbers;

/** Lowest tier first. */
export const clubTiers = ({ silver, gold, platinum }: ClubContent = clubNow()): [ClubTier, ClubTier, ClubTier] => [
  { id: 'silver', name: clubTierNames.silver, threshold: 0, ...silver },
  { id: 'gold', name: clubTierNames.gold, ...gold },
  { id: 'platinum', name: clubTierNames.platinum, ...platinum },
];
