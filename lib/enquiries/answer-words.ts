import 'server-only';
import { createTranslator } from 'next-intl';
import type { FieldProblem } from '@/lib/http';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import type { EnquiryAnswer, NoticeName } from './answer';
import type { FieldError } from './field-schema';
import { type EnquiryField, type EnquiryKind, type FieldName, fieldsOf, fileOf } from './kinds';

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
  const textOf = (name: FieldName, message: string, limits: { min: string; max: string }) =>
    t(`errors.${message as FieldError}`, { label: t(`fields.${name}`), traveler: /\d/.exec(name)?.[0] ?? '', ...limits });
  const file = fileOf(kind);
  const asked = [
    ...[...details, ...contact].map((field) => ({ name: field.name, limits: limitsOf(field) })),
    ...(file ? [{ name: file, limits: { min: '', max: '' } }] : []),
  ];
  return {
    problems: asked.flatMap(({ name, limits }) =>
      problems.filter(({ path }) => path === name).map(({ message }) => ({ name, text: textOf(name, message, limits) })),
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
