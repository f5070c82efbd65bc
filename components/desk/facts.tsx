import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { type BookingState, toneOf, wordOf } from '@/lib/bookings/model/booking-state';
import { type Subject, statusKey } from '@/lib/desk/subjects';

const parts = { day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit', hour12: false } as const;
const inQatar = new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: 'Asia/Qatar' });

export interface Fact {
  term: string;
  /** A fact without a text is left out. */
  text: ReactNode;
  /** Over both columns. */
  isWide?: boolean;
}

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {facts
        .filter(({ text }) => text)
        .map(({ term, text, isWide }) => (
          <div key={term} className={isWide ? 'min-w-0 sm:col-span-2' : 'min-w-0'}>
            <dt className="text-ink-soft text-sm">{term}</dt>
            <dd className="whitespace-pre-line break-words">{typeof text === 'string' ? <bdi>{text}</bdi> : text}</dd>
          </div>
        ))}
    </dl>
  );
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-line border-t pt-5">
      <h3 className="mb-3 text-lg">{title}</h3>
      {children}
    </section>
  );
}

/** A number of somebody else's, in one line, to be copied at one press. */
export function Code({ children }: { children: string }) {
  return (
    <bdi dir="ltr" className="block w-fit max-w-full select-all overflow-x-auto whitespace-nowrap tabular-nums">
      {children}
    </bdi>
  );
}

/** An instant in Qatar's time: dd/MM/yyyy HH:mm. */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at}>
      <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
        {inQatar.format(new Date(at)).replace(',', '')}
      </bdi>
    </time>
  );
}

/** An instant, marked with `passed` once it is over, or so many hours later. */
export function Deadline({ at, passed, graceHours = 0 }: { at: string; passed: string; graceHours?: number }) {
  const [now] = useState(() => Date.now());
  return (
    <>
      <Moment at={at} /> {Date.parse(at) + graceHours * 3_600_000 <= now && <Badge tone="danger">{passed}</Badge>}
    </>
  );
}

const tones: Record<string, BadgeTone> = {
  requested: 'sun',
  new: 'sun',
  open: 'sun',
  claimed: 'sun',
  papers: 'sun',
  confirmed: 'accent',
  prepared: 'accent',
  fingerprints: 'accent',
  consulate: 'accent',
  decided: 'accent',
  checked: 'accent',
  received: 'accent',
  ticketed: 'success',
  answered: 'success',
  ready: 'success',
  paid: 'success',
  declined: 'danger',
  withdrawn: 'danger',
};

/** The word for a status; an unknown one is shown as stored. */
export function useStatusWord(): (subject: Subject, status: string) => string {
  const t = useTranslations('desk.status');
  return (subject, status) => {
    const key = statusKey(subject, status);
    return key ? t(key) : status;
  };
}

/** The state of a booking as its customer reads it. */
export function StateBadge({ kind, state }: { kind: string; state: BookingState }) {
  const t = useTranslations('states.words');
  return <Badge tone={toneOf[wordOf[state]]}>{t(wordOf[state], { kind })}</Badge>;
}

/** What its customer is told: the same on their pages and in their mail. */
export function StateSentence({ kind, state }: { kind: string; state: BookingState }) {
  const t = useTranslations('states.sentences');
  return <p className="mt-1">{t(state, { kind })}</p>;
}

export function StatusBadge({ subject, status }: { subject: Subject; status: string }) {
  const wordOf = useStatusWord();
  return <Badge tone={tones[status] ?? 'neutral'}>{wordOf(subject, status)}</Badge>;
}
