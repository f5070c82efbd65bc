import 'server-only';
import { createTranslator } from 'next-intl';
import type { FieldProblem } from '@/lib/http';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import type { EnquiryAnswer, NoticeName } from './answer';
import type { FieldError } from './field-schema';
import { type EnquiryField, type EnquiryKind, fieldsOf } from './kinds';

async function translator(locale: Locale) {
  return createTranslator({ locale, messages: await loadMessages(locale, ['enquiries']), namespace: 'enquiries' });
}

/** The problems of a form in words, each naming its field. */
export async function answerProblems(
  locale: Locale,
  kind: EnquiryKind,
  problems: readonly FieldProblem[],
): Promise<EnquiryAnswer> {
  const t = await translator(locale);
  const { details, contact } = fieldsOf(kind);
  const textOf = (field: EnquiryField, message: string) =>
    t(`errors.${message as FieldError}`, { label: t(`fields.${field.name}`), ...limitsOf(field) });
  return {
    problems: [...details, ...contact].flatMap((field) =>
      problems
        .filter(({ path }) => path === field.name)
        .map(({ message }) => ({ name: field.name, text: textOf(field, message) })),
    ),
  };
}

export async function answerNotice(locale: Locale, notice: NoticeName): Promise<EnquiryAnswer> {
  const t = await translator(locale);
  return { problems: [], notice: t(`notices.${notice}`) };
}

function limitsOf(field: EnquiryField): { min: string; max: string } {
  return { min: 'min' in field ? String(field.min) : '', max: 'max' in field ? String(field.max) : '' };
}
