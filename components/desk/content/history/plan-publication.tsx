import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import type { ContentAction, ContentVersion } from '@/lib/content/versions';
import { Moment } from '../../facts';

interface PlanPublicationProps {
  draft: ContentVersion;
  onAct: (action: ContentAction) => void;
}

const mostMs = 365 * 24 * 60 * 60 * 1000;

/** The hour at which a draft is published, in Qatar. */
export function PlanPublication({ draft: { id, publish_at: planned, planned_by: who }, onAct }: PlanPublicationProps) {
  const t = useTranslations('desk.content.plan');
  const [hour, setHour] = useState('');
  const [error, setError] = useState<string>();
  if (planned)
    return (
      <p className="mt-2 text-sm">
        {t('planned')} <Moment at={planned} /> · <bdi>{who}</bdi>
      </p>
    );

  function plan(event: FormEvent) {
    event.preventDefault();
    const at = new Date(`${hour}:00+03:00`);
    if (Number.isNaN(at.getTime()) || at.getTime() <= Date.now()) return setError(t('error'));
    if (at.getTime() > Date.now() + mostMs) return setError(t('tooFar'));
    onAct({ type: 'plan', id, at: at.toISOString() });
  }

  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center">{t('open')}</summary>
      <form noValidate onSubmit={plan} className="flex flex-wrap items-end gap-3">
        <TextField
          id="content-plan"
          type="datetime-local"
          label={t('hour')}
          hint={t('hint')}
          error={error}
          value={hour}
          onChange={({ target }) => {
            setError(undefined);
            setHour(target.value);
          }}
        />
        <Button type="submit" variant="secondary">
          {t('action')}
        </Button>
      </form>
    </details>
  );
}
