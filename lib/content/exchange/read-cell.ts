/** Cells that people type as they speak, in the words of the form: yes or no, and choices. */
import { locales } from '@/lib/i18n/locales';
import { toLatinDigits } from '@/lib/text/digits';
import { choiceName } from '../choice-name';
import { type ContentField, valueAt } from '../fields';
import { contentKinds, type KindName } from '../kinds';
import type { EntryError } from './planned';

/** What a choice is called in either language. */
export type ChoiceNames = (path: string, choice: string | number) => string[];

/** The words of both languages are fetched when somebody brings a file. */
export async function readChoiceNames(kind: KindName): Promise<ChoiceNames> {
  const [english, arabic] = await Promise.all([import('@/messages/en/desk.json'), import('@/messages/ar/desk.json')]);
  const words = { en: english.default.content, ar: arabic.default.content };
  return (path, choice) =>
    locales.map((locale) =>
      choiceName(contentKinds[kind], path, choice, locale, (key) => {
        const found = valueAt(words[locale], key);
        return typeof found === 'string' ? found : undefined;
      }),
    );
}

/** Spreadsheets write what they take for true or false in the language of their computer. */
const yes = ['true', 'yes', 'y', '1', 'x', '✓', 'نعم', 'صحيح', 'صواب', 'wahr', 'ja', 'vrai', 'oui', 'verdadero', 'sí', 'vero'];
const no = ['false', 'no', 'n', '0', 'لا', 'خطأ', 'خاطئ', 'falsch', 'nein', 'faux', 'non', 'falso'];

const plain = (text: string) => toLatinDigits(text).trim().toLowerCase();

/** A cell as its field has it in the form, or what in it is not known. An empty cell is an empty field, as everywhere: no "no". */
export function readCell({ path, look, choices = [] }: ContentField, cell: string, namesOf: ChoiceNames) {
  const wrong = (error: string, what: string): EntryError => ({ path, error, what });
  if (look === 'check') {
    const word = plain(cell);
    if (word === '') return { text: cell, errors: [{ path, error: 'required' }] };
    if (yes.includes(word) || no.includes(word)) return { text: String(yes.includes(word)), errors: [] };
    return { text: cell, errors: [wrong('yesOrNo', cell.trim())] };
  }
  if (look !== 'choices' && look !== 'select') return { text: cell, errors: [] };
  // Two posters may have one name: that says nothing.
  const known = (word: string) => {
    const named = choices.filter((choice) => namesOf(path, choice).some((name) => plain(name) === plain(word)));
    return choices.find((choice) => plain(String(choice)) === plain(word)) ?? (named.length === 1 ? named[0] : undefined);
  };
  const words = look === 'select' ? [cell.trim()] : cell.split(/[,;،؛\n]/).map((word) => word.trim());
  const filled = [...new Set(words)].filter(Boolean);
  const found = filled.flatMap((word) => known(word) ?? []);
  return {
    text: [...new Set(found)].join(','),
    errors: filled.filter((word) => known(word) === undefined).map((word) => wrong('notAChoice', word)),
  };
}
