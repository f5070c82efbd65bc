import type { Bilingual } from '@/content/bilingual';
import { clubNumbers } from '@/content/karam-club';
import { type ClubContent, clubContent } from './club-content';
import { clubNow } from './club-now';

const title: Bilingual = { en: 'Numbers of Karam Club', ar: 'أرقام نادي كرم' };

/** QAR for a point. */
const worth = ({ voucherPoints, voucherQar }: ClubContent) => voucherQar / voucherPoints;

/** As a kind of published content (lib/content/kinds.ts). */
export const clubKind = {
  schema: clubContent,
  keys: ['site'],
  titleOf: (): Bilingual | undefined => title,
  fileOf: (): object | undefined => clubNumbers,
  pathsOf: (): string[] => [
    ...['/karam-club', '/', '/dashboard/club', '/booking/confirmation', '/booking/payment'],
    ...['/booking/multi-city', '/booking/multi-city/passengers'],
  ],
  /** The page of the club promises it: points that members hold keep their value, and the time to use them, for so long. */
  noticeMonths(content: ClubContent): number {
    const now = clubNow();
    const isLess =
      worth(content) < worth(now) || content.voucherMonths < now.voucherMonths || content.pointsMonths < now.pointsMonths;
    return isLess ? 3 : 0;
  },
};
