import type { Bilingual } from '../bilingual.ts';
import type { GuideSection } from '../guide.ts';
import type { PageWords } from './page-words.ts';

export interface LegalText extends PageWords {
  /** The whole text in three sentences, for those who read no further. */
  summary: readonly string[];
  sections: readonly GuideSection[];
  /** First words of a question about it. */
  subject: string;
  message: string;
}

export interface LegalPage {
  name: Bilingual;
  /** Calendar day, yyyy-MM-dd. */
  updated: string;
  en: LegalText;
  ar: LegalText;
}
