import type { SupabaseClient } from '@supabase/supabase-js';
import { useTranslations } from 'next-intl';
import * as z from 'zod/mini';
import type { Database } from '@/lib/supabase/database.types';
import { Moment } from './facts';
import { useDeskData } from './use-desk-data';

const retentionRun = z.object({
  task: z.enum(['applications', 'enquiries', 'requests', 'visas', 'newsletter']),
  /** Instant in UTC. */
  ran_at: z.string(),
  deleted: z.number(),
  deleted_ever: z.number(),
});

/** Whether what the privacy page promises was deleted: when each deletion last ran, and how many rows it took. */
export function Retention() {
  const t = useTranslations('desk.retention');
  const { data } = useDeskData('retention', readRetention);
  if (data.status !== 'ready') return null;
  return (
    <details className="mt-8 text-ink-soft text-sm">
      <summary className="min-h-11 cursor-pointer content-center font-medium">{t('title')}</summary>
      {data.value.length === 0 && <p>{t('never')}</p>}
      <ul className="divide-y divide-line">
        {data.value.map(({ task, ran_at, deleted, deleted_ever }) => (
          <li key={task} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span>{t(`tasks.${task}`)}</span>
            <span>
              {t('deleted', { deleted, ever: deleted_ever })} · <Moment at={ran_at} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

type RetentionRun = z.infer<typeof retentionRun>;

/** When each deletion by date last ran and what it deleted; none for who is not staff. Throws when it cannot be read. */
async function readRetention(client: SupabaseClient<Database>): Promise<RetentionRun[]> {
  const { data, error } = await client.from('retention_runs').select('task, ran_at, deleted, deleted_ever').order('task');
  if (error) throw error;
  return z.array(retentionRun).parse(data);
}
