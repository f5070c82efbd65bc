import 'server-only';
import { createTranslator } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { createTokenCache } from '@/lib/state/token-cache';
import { isolated } from '@/lib/text/isolate';
import type { EnquiryOutcome, EnquiryResponse, PapersResponse } from './answer';
import { type EnquiryField, type EnquiryKind, type FieldName, fieldsOf, filesOf } from './kinds';
import type { TypedValues } from './take/check-enquiry';
import type { EnquiryFieldError } from './take/field-schema';

/** A form that was posted without script, with its outcome. */
export interface CachedResponse {
  kind: EnquiryKind;
  values: TypedValues;
  /** Translated by the page that shows it, because the visitor may switch the language. */
  outcome: EnquiryOutcome;
}

const answers = createTokenCache<CachedResponse>('enquiry-outcome');

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
export function cacheResponse(answer: CachedResponse): Promise<string> {
  return answers.keep({ ...answer, values: knownValues(answer.kind, answer.values) });
}

/** The answer cached under `token`, or null. */
export const cachedResponseOf = answers.read;

const papersAnswers = createTokenCache<PapersResponse>('papers-outcome');
/** The same for papers sent from their own page. */
export const cachePapersResponse = papersAnswers.keep;
export const cachedPapersResponseOf = papersAnswers.read;

/** The outcome of a form in words, with the errors by field. */
export async function answerInWords(locale: Locale, kind: EnquiryKind, outcome: EnquiryOutcome): Promise<EnquiryResponse> {
  if ('reference' in outcome) return outcome;
  const { errors, notice } = outcome;
  const t = createTranslator({ locale, messages: await loadMessages(locale, ['enquiries']), namespace: 'enquiries' });
  const { details, contact } = fieldsOf(kind);
  const textOf = (name: FieldName, message: string, limits: { min: string; max: string }) =>
    t(`errors.${message as EnquiryFieldError}`, {
      label: t(`fields.${name}`),
      field: name,
      traveller: /\d/.exec(name)?.[0] ?? '',
      ...limits,
    });
  const asked = [
    ...[...details, ...contact].map((field) => ({ name: field.name, limits: limitsOf(field) })),
    ...filesOf(kind).map(({ name, most }) => ({ name, limits: { min: '', max: String(most) } })),
  ];
  return {
    errors: asked.flatMap(({ name, limits }) => {
      const own = errors.filter(({ path }) => path === name);
      const text = own
        .map(({ message, file }) => `${file ? `${isolated(file)}: ` : ''}${textOf(name, message, limits)}`)
        .join(' ');
      return own.length > 0 ? [{ name, text }] : [];
    }),
    ...(notice && { notice: t(`notices.${notice}`) }),
    ...(notice === 'signedOut' && { signIn: t('signIn') }),
  };
}

function limitsOf(field: EnquiryField): { min: string; max: string } {
  return { min: 'min' in field ? String(field.min) : '', max: 'max' in field ? String(field.max) : '' };
}
