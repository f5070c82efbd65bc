import { useTranslations } from 'next-intl';
import type { SummaryError } from '@/components/ui/forms/error-summary';
import type { DraftErrors } from '@/lib/bookings/draft';

/** More lines than this push the form off a phone's screen: then each traveller has one. */
const longestList = 12;

/** The lines of the error summary in the form's order: one for each field, or one for each traveller and the contact. */
export function useSummaryLines(textOf: (key: string | undefined) => string | undefined, travellers: number) {
  const t = useTranslations('packages.request.travellers');

  function fieldLine(path: string, error: string | undefined): SummaryError {
    const number = numberOf(path);
    const text = textOf(error) ?? '';
    return { id: path, text: number && travellers > 1 ? t('errorLine', { number, text }) : text };
  }

  function partLine(paths: readonly string[]): SummaryError {
    const id = paths[0] ?? '';
    const number = numberOf(id);
    const count = paths.length;
    return { id, text: number ? t('errorsOfTraveller', { number, count }) : t('errorsOfContact', { count }) };
  }

  return (errors: DraftErrors): SummaryError[] => {
    const paths = Object.keys(errors);
    if (paths.length <= longestList) return paths.map((path) => fieldLine(path, errors[path]));
    const numbers = new Set(paths.map(numberOf));
    return [...numbers].map((number) => partLine(paths.filter((path) => numberOf(path) === number)));
  };
}

/** The number a traveller goes by on the page, from 1; 0 for the contact. */
function numberOf(path: string): number {
  const index = /^travellers\.(\d+)\./.exec(path)?.[1];
  return index === undefined ? 0 : Number(index) + 1;
}
