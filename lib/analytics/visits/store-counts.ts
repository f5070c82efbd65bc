import 'server-only';
import { createAdminClient } from '@/lib/supabase/admin';
import type { VisitReport } from './visit-report';

/** Adds to the counts of today in Qatar. Rejects when the database does not confirm. */
export async function storeCounts({ locale, counts }: VisitReport): Promise<void> {
  const { error } = await createAdminClient().rpc('count_visits', { language: locale, events: counts });
  if (error) throw new Error('The visits are not counted', { cause: error });
}
