import { useTranslations } from 'next-intl';
import { readRetention } from '@/lib/desk/retention';
import { Moment } from './facts';
import { useDeskData } from './use-desk-data';

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
