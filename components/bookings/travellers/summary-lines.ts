import type { SummaryError } from '@/components/ui/forms/error-summary';
import type { DraftErrors } from '@/lib/bookings/draft';

interface SummaryWords {
  textOf: (error: string | undefined) => string | undefined;
  /** The error of the traveller with this number, from 1. */
  line: (number: number, text: string) => string;
  /** The label of a field of the traveller at this index, from 0; it precedes a text that would otherwise occur twice. */
  labelOf: (field: string, index: number) => string;
  /** With more than `longest` lines, one line per traveller and one for the contact, so that the form stays on a phone's screen. */
  parts?: { longest: number; traveller: (number: number, count: number) => string; contact: (count: number) => string };
}

/** The lines of the error summary in the order of the form: one per field, or one per traveller and the contact. */
export function summaryLines(errors: DraftErrors, { textOf, line, labelOf, parts }: SummaryWords): SummaryError[] {
  const paths = Object.keys(errors);
  if (!parts || paths.length <= parts.longest) {
    return paths.map((path) => {
      const number = numberOf(path);
      const text = textOf(errors[path]) ?? '';
      if (number === null) return { id: path, text };
      const isTwice = paths.some((other) => other !== path && numberOf(other) === number && errors[other] === errors[path]);
      const label = isTwice ? `${labelOf(path.split('.')[2] ?? '', number - 1)}: ` : '';
      return { id: path, text: line(number, label + text) };
    });
  }
  return [...new Set(paths.map(numberOf))].map((number) => {
    const own = paths.filter((path) => numberOf(path) === number);
    const text = number === null ? parts.contact(own.length) : parts.traveller(number, own.length);
    return { id: own[0] ?? '', text };
  });
}

/** The traveller's number on the page, from 1; null for lines without a traveller. */
function numberOf(path: string): number | null {
  const index = /^(?:passengers|travellers)\.(\d+)\./.exec(path)?.[1];
  return index === undefined ? null : Number(index) + 1;
}
