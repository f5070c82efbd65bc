import { type EnquiryField, type EnquiryKind, fieldsOf } from '@/lib/enquiries/kinds';
import { addDays } from '@/supabase/functions/_shared/contracts/calendar-day';

/** A valid value; days that must follow another are a week later. */
function answerTo(field: EnquiryField, today: string): string {
  switch (field.type) {
    case 'email':
      return 'amina@example.com';
    case 'phone':
      return '4000 0000';
    case 'day':
      return addDays(today, field.after ? 37 : 30);
    case 'number':
      return String(field.min);
    case 'rating':
      return '5';
    case 'choice':
      return field.options[0] ?? '';
    default:
      return 'Some words';
  }
}

/** Every field of a form filled in, as a browser would post it. */
export function typedForm(kind: EnquiryKind, today: string, changes: Record<string, string> = {}): Record<string, string> {
  const { details, contact } = fieldsOf(kind);
  const answers = [...details, ...contact].map((field) => [field.name, answerTo(field, today)]);
  return { ...Object.fromEntries(answers), ...changes };
}
