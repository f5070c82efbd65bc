import type { Bilingual } from '../bilingual.ts';
import type { GuideText } from '../guide.ts';

/** A page for those who travel already: the words of a guide, without a poster. */
export interface SupportGuide {
  /** What menus and breadcrumbs call it. */
  name: Bilingual;
  en: GuideText;
  ar: GuideText;
}
