import type { TypedDate } from '@/components/ui/date-fields';

/** A calendar day (yyyy-MM-dd) as its three fields show it; empty ones for none. */
export function typedDay(day: string | null): TypedDate {
  const [year = '', month = '', date = ''] = day?.split('-') ?? [];
  return { day: date, month, year };
}
