/** One text in both languages of the site. */
export interface Bilingual {
  en: string;
  ar: string;
}
