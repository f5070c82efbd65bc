/** What customers ask most, as a kind of published content (lib/content/kinds.ts). */
import type { Bilingual } from '@/content/bilingual';
import { supportQuestions } from '@/content/support/questions';
import { publishedContent } from '@/lib/state/published-content';
import { type QuestionsContent, questionsContent } from './questions-content';

export const questions = (): QuestionsContent =>
  (publishedContent('questions', 'site')?.content as QuestionsContent | null | undefined) ?? supportQuestions;

const title: Bilingual = { en: 'Questions and answers', ar: 'أسئلة وأجوبة' };

export const questionsKind = {
  schema: questionsContent,
  keys: ['site'],
  titleOf: (): Bilingual | undefined => title,
  fileOf: (): object | undefined => supportQuestions,
  pathsOf: (): string[] => ['/support'],
};
