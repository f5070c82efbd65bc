import { intlTag, type Locale } from '@/lib/i18n/locales';
import type { ContentKind } from './kinds';

/** What the kind calls a choice, or the words of the desk; its own name where neither knows one. `wordsAt` reads `desk.content`. */
export function choiceName(
  { choiceOf }: ContentKind,
  path: string,
  choice: string | number,
  locale: Locale,
  wordsAt: (key: string) => string | undefined,
): string {
  if (path.endsWith('months'))
    return new Intl.DateTimeFormat(intlTag(locale), { month: 'long', timeZone: 'UTC' }).format(
      Date.UTC(2027, Number(choice) - 1, 1),
    );
  const words = wordsAt(`choices.${path}.${choice}`) ?? wordsAt(`options.${choice}`);
  return choiceOf?.(path, String(choice))?.[locale] ?? words ?? String(choice);
}
