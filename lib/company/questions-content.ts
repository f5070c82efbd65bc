/** What customers ask most: the type of its file, and the form of the desk. */
import * as z from 'zod/mini';
import { factsOf } from '@/lib/checks';

const answered = z.object({ questions: factsOf({ term: 140, text: 600, most: 25 }) });

export const questionsContent = z.object({ en: answered, ar: answered }).check(({ value: { en, ar }, issues }) => {
  if (en.questions.length === ar.questions.length) return;
  issues.push({ code: 'custom', input: ar, path: ['ar', 'questions'], message: 'countDiffers' });
});
export type QuestionsContent = z.infer<typeof questionsContent>;
