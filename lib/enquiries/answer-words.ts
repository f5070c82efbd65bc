import 'server-only';
import { createTranslator } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import type { EnquiryAnswer, EnquiryOutcome } from './answer';
import { type EnquiryField, type EnquiryKind, type FieldName, fieldsOf, fileOf } from './kinds';
import type { EnquiryFieldError } from './take/field-schema';

/** The outcome of a form in words, with the errors by field. */
export async function answerInWords(locale: Locale, kind: EnquiryKind, outcome: EnquiryOutcome): Promise<EnquiryAnswer> {
  if ('reference' in outcome) return outcome;
  const { errors, notice } = outcome;
  const t = createTranslator({ locale, messages: await loadMessages(locale, ['enquiries']), namespace: 'enquiries' });
  const { details, contact } = fieldsOf(kind);
  const textOf = (name: FieldName, message: string, limits: { min: string; max: string }) =>
    t(`errors.${message as EnquiryFieldError}`, { label: t(`fields.${name}`), traveller: /\d/.exec(name)?.[0] ?? '', ...limits });
  const file = fileOf(kind);
  const asked = [
    ...[...details, ...contact].map((field) => ({ name: field.name, limits: limitsOf(field) })),
    ...(file ? [{ name: file, limits: { min: '', max: '' } }] : []),
  ];
  return {
    errors: asked.flatMap(({ name, limits }) =>
      errors.filter(({ path }) => path === name).map(({ message }) => ({ name, text: textOf(name, message, limits) })),
    ),
    ...(notice && { notice: t(`notices.${notice}`) }),
    ...(notice === 'signedOut' && { signIn: t('signIn') }),
  };
}

function limitsOf(field: EnquiryField): { min: string; max: string } {
  return { min: 'min' in field ? String(field.min) : '', max: 'max' in field ? String(field.max) : '' };
}
