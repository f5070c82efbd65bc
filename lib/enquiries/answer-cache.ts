import 'server-only';
import { randomUUID } from 'node:crypto';
import { sharedState } from '@/lib/state/shared-state';
import type { EnquiryOutcome } from './answer';
import { type EnquiryField, type EnquiryKind, fieldsOf } from './kinds';
import type { TypedValues } from './take/check-enquiry';

/** A form that was posted without script, with its outcome. */
export interface CachedAnswer {
  kind: EnquiryKind;
  values: TypedValues;
  /** Translated by the page that shows it, because the visitor may switch the language. */
  outcome: EnquiryOutcome;
}

const halfAnHour = 30 * 60_000;
const keyOf = (token: string) => `enquiry-outcome:${token}`;

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
export async function cacheAnswer(answer: CachedAnswer): Promise<string> {
  const token = randomUUID();
  await sharedState().write(
    keyOf(token),
    JSON.stringify({ ...answer, values: knownValues(answer.kind, answer.values) }),
    halfAnHour,
  );
  return token;
}

/** The answer cached under `token`, or null. */
export async function cachedAnswerOf(token: string): Promise<CachedAnswer | null> {
  const text = /^[\da-f-]{36}$/.test(token) ? await sharedState().read(keyOf(token)) : null;
  // Only this module writes under these keys.
  return text ? (JSON.parse(text) as CachedAnswer) : null;
}
