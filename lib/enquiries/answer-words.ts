import 'server-only';
import { createTranslator } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { isolated } from '@/lib/text/isolate';
import type { EnquiryAnswer, EnquiryOutcome } from './answer';
import { type EnquiryField, type EnquiryKind, type FieldName, fieldsOf, filesOf } from './kinds';
import type { EnquiryFieldError } from './take/field-schema';

/** The outcome of a form in words, with the errors by field. */
export async function answerInWords(locale: Locale, kind: EnquiryKind, outcome: EnquiryOutcome): Promise<EnquiryAnswer> {
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
