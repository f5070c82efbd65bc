import type { Bilingual } from '@/content/bilingual';
import { contact } from '@/content/company';
import { contactContent } from './contact-content';

const title: Bilingual = { en: 'Phones, addresses, opening hours', ar: 'الهواتف والعناوين وساعات العمل' };

export const contactKind = {
  schema: contactContent,
  keys: ['site'],
  titleOf: (): Bilingual | undefined => title,
  fileOf: (): object | undefined => contact,
  /** No preview: it stands in the frame, in mail and in documents. */
  pathsOf: (): string[] => [],
  isOnEveryPage: true,
};
