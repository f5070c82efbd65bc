import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect } from 'react';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { SentRequest } from '@/lib/dashboard/trips';
import { formatDay } from '@/lib/time/dates';

interface SentRequestsProps {
  requests: readonly SentRequest[];
  progress: (request: SentRequest) => ReactNode;
}

const tones: Record<SentRequest['status'], BadgeTone> = { new: 'sun', answered: 'success', closed: 'neutral' };
const idOf = (reference: string) => `request-${reference}`;

/** Quotes and questions sent through our forms, with their progress; nothing when there are none. */
export function SentRequests({ requests, progress }: SentRequestsProps) {
  const t = useTranslations('account.dashboard.requests');
  const linked = useSearchParams().get('reference');
  const isHere = requests.some(({ reference }) => reference === linked);

  useEffect(() => {
    const card = isHere && linked ? document.getElementById(idOf(linked)) : null;
    card?.focus({ preventScroll: true });
    card?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [isHere, linked]);

  if (requests.length === 0) return null;
  return (
    <section aria-labelledby="requests">
      <h3 id="requests" className="mb-4 text-xl">
        {t('title')}
      </h3>
      <ul className="space-y-4">
        {requests.map((request) => (
          <li
            key={request.id}
            id={idOf(request.reference)}
            tabIndex={-1}
            className="scroll-mt-24 rounded-card border border-line bg-raised p-5 shadow-card outline-none sm:p-6"
          >
            <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
              <h4 className="min-w-0 text-lg">
                {nameOf(request.kind)}
                {request.details.destination && (
                  <>
                    <span>{' · '}</span>
                    <bdi className="wrap-anywhere">{request.details.destination}</bdi>
                  </>
                )}
              </h4>
              <Badge tone={tones[request.status]}>{t(`status.${request.status}`)}</Badge>
            </div>
            <p className="mt-1 text-ink-soft">
              <Days {...request.details} />
              <span>
                {t.rich('reference', {
                  reference: () => <bdi className="select-all font-semibold text-ink tabular-nums">{request.reference}</bdi>,
                })}
              </span>
            </p>
            <div className="mt-4">{progress(request)}</div>
            {request.status !== 'new' && <p className="mt-2">{t(`meaning.${request.status}`)}</p>}
          </li>
        ))}
      </ul>
    </section>
  );

  function nameOf(kind: string): string {
    const key = `kind.${kind}` as 'kind.visa';
    return t.has(key) ? t(key) : t('kind.contact');
  }
}

function Days({ departure, return: back }: SentRequest['details']) {
  if (!departure) return null;
  return (
    <>
      <bdi className="tabular-nums">{formatDay(departure)}</bdi>
      {back && back !== departure && (
        <>
          <span>{' – '}</span>
          <bdi className="tabular-nums">{formatDay(back)}</bdi>
        </>
      )}
      <span>{' · '}</span>
    </>
  );
}
