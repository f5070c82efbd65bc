import * as z from 'zod/mini';
import { type FieldError, fieldErrors } from '@/lib/network/http';
import { failure, type Result, success } from '@/lib/result';
import { hasVisible } from '@/lib/text/direction';
import { readDay } from '@/lib/time/dates';
import { type EnquiryField, type EnquiryKind, type FieldName, fieldsOf } from '../kinds';
import { cleanLine, type EnquiryFieldError, fieldSchema } from './field-schema';

/** Typed values by field name; missing fields count as empty. */
export type TypedValues = Readonly<Record<string, string>>;

/** A valid enquiry as it is stored: `phone` with its country code, days yyyy-MM-dd. */
export interface Enquiry {
  kind: EnquiryKind;
  name: string;
  /** Always, except for a trip plan. */
  email?: string;
  phone?: string;
  details: Record<string, string | number>;
}

const saysWhatToDo: ReadonlySet<string> = new Set<EnquiryFieldError>(['choose', 'dayInvalid']);

/** The schema of a form, made from its description. Empty optional fields are left out of the result. */
export function enquirySchema(kind: EnquiryKind, today: string) {
  const { details, contact } = fieldsOf(kind);
  const schemaOf = (fields: readonly EnquiryField[]) =>
    z.object(
      Object.fromEntries(
        fields.map((field) => {
          const schema = fieldSchema(field, today);
          return [field.name, field.isOptional ? z.optional(schema) : schema];
        }),
      ),
    );
  return { details: schemaOf(details), contact: schemaOf(contact) };
}

/** Checks the values of the form `kind` on `today` (yyyy-MM-dd in Qatar). The path of an error is the name of the field. */
export function checkEnquiry(kind: EnquiryKind, typed: TypedValues, today: string): Result<Enquiry, FieldError[]> {
  const filled = Object.fromEntries(Object.entries(typed).filter(([, value]) => hasVisible(value)));
  const schema = enquirySchema(kind, today);
  const details = schema.details.safeParse(filled);
  const contact = schema.contact.safeParse(filled);
  const errors = [...fieldErrors(details.error?.issues ?? []), ...fieldErrors(contact.error?.issues ?? [])].map((error) =>
    // An empty field gets "required"; a format error shows only for typed text.
    filled[error.path] === undefined && !saysWhatToDo.has(error.message) ? { ...error, message: 'required' } : error,
  );
  const all = [...errors, ...missingHalves(kind, filled), ...daysOutOfOrder(kind, filled, errors)];
  if (!details.success || !contact.success || all.length > 0) return failure(inOrder(kind, all));
  const { name, email, phone } = contact.data;
  return success({
    kind,
    name: String(name),
    ...(email !== undefined && { email: String(email) }),
    ...(phone !== undefined && { phone: String(phone) }),
    details: Object.fromEntries(
      Object.entries(details.data).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
    ),
  });
}

/** Empty fields whose `otherHalf` is filled in. */
function missingHalves(kind: EnquiryKind, filled: TypedValues): FieldError[] {
  return fieldsOf(kind).details.flatMap(({ name, otherHalf }) =>
    otherHalf && filled[otherHalf] !== undefined && filled[name] === undefined
      ? [{ path: name, message: missingHalf(name) }]
      : [],
  );
}

/** An optional row may be emptied instead. */
const missingHalf = (name: FieldName): EnquiryFieldError => (name.endsWith('Name') ? 'nameOrNone' : 'nationalityOrNone');

/** Valid days before the day they must follow. */
function daysOutOfOrder(kind: EnquiryKind, filled: TypedValues, errors: readonly FieldError[]): FieldError[] {
  const dayIn = (name: string) => (errors.some(({ path }) => path === name) ? '' : readDay(cleanLine(filled[name] ?? '')));
  return fieldsOf(kind).details.flatMap((field) => {
    if (field.type !== 'day' || !field.after) return [];
    const [start, end] = [dayIn(field.after), dayIn(field.name)];
    return start && end && end < start ? [{ path: field.name, message: 'beforeStart' }] : [];
  });
}

function inOrder(kind: EnquiryKind, errors: readonly FieldError[]): FieldError[] {
  const { details, contact } = fieldsOf(kind);
  const order: string[] = [...details, ...contact].map(({ name }) => name);
  return errors.toSorted((a, b) => order.indexOf(a.path) - order.indexOf(b.path));
}
