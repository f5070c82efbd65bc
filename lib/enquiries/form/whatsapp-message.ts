import { writeDay } from '@/lib/time/dates';
import type { FieldView } from './form-view';

/** The greeting, then "label: value" for each field that is filled in, as people write it. */
export function whatsAppMessage(
  greeting: string,
  fields: readonly FieldView[],
  values: Readonly<Record<string, string>>,
): string {
  const lines = fields.flatMap(({ name, type, label, options }) => {
    const value = values[name]?.trim();
    if (!value) return [];
    if (type === 'choice') return [`${label}: ${options.find((option) => option.value === value)?.label ?? value}`];
    return [`${label}: ${type === 'day' ? writeDay(value) : value}`];
  });
  return [greeting, ...lines].join('\n');
}
