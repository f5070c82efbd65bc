import 'server-only';
import { createTokenCache } from '@/lib/state/token-cache';
import type { EnquiryOutcome, PapersAnswer } from './answer';
import { type EnquiryField, type EnquiryKind, fieldsOf } from './kinds';
import type { TypedValues } from './take/check-enquiry';

/** A form that was posted without script, with its outcome. */
export interface CachedAnswer {
  kind: EnquiryKind;
  values: TypedValues;
  /** Translated by the page that shows it, because the visitor may switch the language. */
  outcome: EnquiryOutcome;
}

const answers = createTokenCache<CachedAnswer>('enquiry-outcome');

/** Texts that are too long are cached too, up to a limit, so that the sender can shorten them. */
const roomFor = (field: EnquiryField) => ('max' in field && field.type !== 'number' ? 4 * field.max : 300);

/** Only the fields that the form asks for. */
function knownValues(kind: EnquiryKind, values: TypedValues): TypedValues {
  const { details, contact } = fieldsOf(kind);
  return Object.fromEntries(
    [...details, ...contact].flatMap((field) => {
      const value = values[field.name];
      return value === undefined ? [] : [[field.name, value.slice(0, roomFor(field))]];
    }),
  );
}

/** Caches an answer for the page that shows it. Returns a token that only the sender knows. */
export function cacheAnswer(answer: CachedAnswer): Promise<string> {
  return answers.keep({ ...answer, values: knownValues(answer.kind, answer.values) });
}

/** The answer cached under `token`, or null. */
export const cachedAnswerOf = answers.read;

const papersAnswers = createTokenCache<PapersAnswer>('papers-outcome');
/** The same for papers sent from their own page. */
export const cachePapersAnswer = papersAnswers.keep;
export const cachedPapersAnswerOf = papersAnswers.read;
