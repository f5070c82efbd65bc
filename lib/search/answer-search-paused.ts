import { answerError } from '@/lib/network/http';
import arabic from '@/messages/ar/home.json';
import english from '@/messages/en/home.json';

/** While searching is paused: the words of the overlay, in both languages, for a search does not say which it is read in. */
export function answerSearchPaused(): Response {
  const inWords = ({ paused }: Pick<typeof english, 'paused'>) => `${paused.title} ${paused.text}`;
  return answerError(503, { error: inWords(english), code: 'paused', details: { en: inWords(english), ar: inWords(arabic) } });
}
