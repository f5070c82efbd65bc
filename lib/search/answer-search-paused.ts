import { answerError } from '@/lib/network/http';
import arabic from '@/messages/ar/home.json';
import english from '@/messages/en/home.json';

/**
 * The answer while searching is paused: the text of the overlay in both languages, because a search request does not contain its page's language.
 */
export function answerSearchPaused(): Response {
  const inWords = ({ paused }: Pick<typeof english, 'paused'>) => `${paused.title} ${paused.text}`;
  return answerError(503, { error: inWords(english), code: 'paused', details: { en: inWords(english), ar: inWords(arabic) } });
}
