import type { SummaryError } from '@/components/ui/forms/error-summary';
import type { DraftErrors } from '@/lib/bookings/draft';

interface SummaryWords {
  textOf: (error: string | undefined) => string | undefined;
  /** What is wrong with the traveller of this number, from 1. */
  line: (number: number, text: string) => string;
  /** The label of a field of the traveller at this place, from 0: it stands before a text that would stand there twice. */
  labelOf: (field: string, index: number) => string;
  /** With more than `longest` lines, one line for each traveller and one for the contact: more would push the form off a phone's screen. */
  parts?: { longest: number; traveller: (number: number, count: number) => string; contact: (count: number) => string };
}

/** The lines of the error summary in the form's order: one for each field, or one for each traveller and the contact. */
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

/** The traveller's number on the page, from 1; null for lines that belong to no traveller. */
function numberOf(path: string): number | null {
  const index = /^(?:passengers|travellers)\.(\d+)\./.exec(path)?.[1];
  return index === undefined ? null : Number(index) + 1;
}
