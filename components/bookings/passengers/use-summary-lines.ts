import { useTranslations } from 'next-intl';
import type { SummaryError } from '@/components/ui/forms/error-summary';
import type { DraftErrors } from '@/lib/bookings/draft';

/** More lines than this push the form of a party off a phone's screen: then each passenger has one. */
const longestList = 8;

/** The lines of the error summary in the form's order: one for each field, or one for each passenger and the contact. */
export function useSummaryLines(textOf: (key: string | undefined) => string | undefined, passengerCount: number) {
  const t = useTranslations('bookings.passengers');

  function fieldLine(path: string, error: string): SummaryError {
    const number = numberOf(path);
    const text = textOf(error) ?? '';
    return { id: path, text: number !== null && passengerCount > 1 ? t('errorLine', { number, text }) : text };
  }

  function partLine(paths: readonly string[]): SummaryError {
    const id = paths[0] ?? '';
    const number = numberOf(id);
    const count = paths.length;
    return { id, text: number === null ? t('errorsOfContact', { count }) : t('errorsOfPassenger', { number, count }) };
  }

  return (errors: DraftErrors): SummaryError[] => {
    const paths = Object.keys(errors);
    if (passengerCount === 1 || paths.length <= longestList) return paths.map((path) => fieldLine(path, errors[path] ?? ''));
    const parts = new Set(paths.map(partOf));
    return [...parts].map((part) => partLine(paths.filter((path) => partOf(path) === part)));
  };
}

/** "passengers.1" of "passengers.1.surname", "contact.email" being of "contact". */
function partOf(path: string): string {
  return path.split('.').slice(0, -1).join('.');
}

/** The number a passenger goes by on the page, from 1; null for what belongs to nobody. */
function numberOf(path: string): number | null {
  const [group, index] = path.split('.');
  return group === 'passengers' && index !== undefined ? Number(index) + 1 : null;
}
