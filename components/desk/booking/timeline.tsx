import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { LifeEvent } from '@/lib/desk/booking-life/life';
import { Moment, Section } from '../facts';
import { useEventWords } from './use-event-words';

const shownAtFirst = 8;

/** The history of a booking, the latest event first: actions of colleagues, news from supplier and payment provider, and mail. */
export function Timeline({ events }: { events: readonly LifeEvent[] }) {
  const t = useTranslations('desk.life');
  const [isWhole, setIsWhole] = useState(false);
  const wordsOf = useEventWords();
  const shown = isWhole ? events : events.slice(0, shownAtFirst);
  return (
    <Section title={t('title')}>
      <ol className="space-y-3">
        {shown.map((event, index) => {
          const { text, detail } = wordsOf(event);
          const mail = event.source === 'mail' && event.facts;
          const unsent = mail && (mail.problem === 'moot' ? 'moot' : mail.state !== 'sent' && mail.state);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: several things happen in one instant, and what has happened stays in its place from the end.
            <li key={`${event.at} ${event.kind} ${events.length - index}`} className="border-line border-s-2 ps-3">
              <p className="flex flex-wrap gap-x-3 text-ink-soft text-sm">
                <Moment at={event.at} />
                {event.who && <bdi className="wrap-anywhere font-medium text-ink">{event.who}</bdi>}
              </p>
              <p className={clsx('whitespace-pre-line break-words', event.source === 'mail' && 'text-ink-soft')}>
                {text} {unsent && <Badge tone={unsent === 'failed' ? 'danger' : 'neutral'}>{t(`mailState.${unsent}`)}</Badge>}
              </p>
              {detail && (
                <p className="whitespace-pre-line break-words text-ink-soft">
                  <bdi>{detail}</bdi>
                </p>
              )}
            </li>
          );
        })}
      </ol>
      {events.length > shown.length && (
        <Button variant="secondary" className="mt-3 max-sm:w-full" onClick={() => setIsWhole(true)}>
          {t('showAll', { count: events.length })}
        </Button>
      )}
    </Section>
  );
}
