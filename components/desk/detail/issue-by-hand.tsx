import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { TextField } from '@/components/ui/fields/text-field';
import type { Issued } from '@/lib/bookings/model/order-row';
import {
  draftOf,
  type IssueDraft,
  type IssueError,
  readIssueDraft,
  readIssued,
  storeIssueDraft,
} from '@/lib/desk/booking-life/issue-by-hand';
import type { DeskBooking } from '@/lib/desk/details/details';
import { toLatinDigits } from '@/lib/text/digits';
import { isolated } from '@/lib/text/isolate';
import { Question } from '../payments/question';

interface IssueByHandProps {
  booking: Pick<DeskBooking, 'id' | 'kind' | 'issued' | 'booking_passengers'>;
  title: string;
  /** What happens then. */
  text: string;
  yes: string;
  isSaving: boolean;
  /** The answer to the last try. */
  notice: ReactNode;
  onClose: () => void;
  onSave: (issued: Issued | null) => void;
}

/**
 * Asks for the reference and the ticket numbers of what was issued outside the site. Each may be left empty. What is typed stays in the tab until
 * it is stored.
 */
export function IssueByHand({ booking, title, text, yes, isSaving, notice, onClose, onSave }: IssueByHandProps) {
  const t = useTranslations('desk.move');
  const tickets = useTranslations('tickets');
  const { id, kind, issued } = booking;
  // Hotels issue no tickets.
  const travellers = kind === 'hotel' ? [] : booking.booking_passengers.toSorted((one, other) => one.position - other.position);
  const known = draftOf(
    issued,
    travellers.map(({ position }) => position),
  );
  const [draft, setDraft] = useState(() => readIssueDraft(id) ?? known);
  const [errors, setErrors] = useState<Readonly<Record<string, IssueError>>>({});
  const errorAt = (field: string) => errors[field] && t(`issue.errors.${errors[field]}`);

  function write(next: IssueDraft) {
    storeIssueDraft(id, next);
    setDraft(next);
  }

  /** It stays open until the answer has come. */
  function save(): false {
    const read = readIssued(draft);
    setErrors(read.errors ?? {});
    if (!read.errors) onSave(read.issued);
    const [first] = ['pnr', ...travellers.map(({ position }) => String(position))].filter((field) => read.errors?.[field]);
    document.getElementById(`desk-issue-${first}`)?.focus();
    return false;
  }

  return (
    <Question title={title} yes={yes} isSaving={isSaving} notice={notice} onYes={save} onClose={onClose}>
      <p>{text}</p>
      {issued && (
        // A colleague may have entered it meanwhile.
        <p className="mt-3 text-sm">
          {t('issue.stored', {
            numbers: [issued.pnr ?? '', ...issued.tickets.map(({ number }) => number)].filter(Boolean).map(isolated).join(' · '),
          })}{' '}
          <button type="button" className="min-h-11 font-semibold underline underline-offset-4" onClick={() => write(known)}>
            {t('issue.useStored')}
          </button>
        </p>
      )}
      <div className="mt-4 space-y-4">
        <TextField
          id="desk-issue-pnr"
          label={tickets('pnr', { kind })}
          optional={t('issue.optional')}
          error={errorAt('pnr')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={200}
          value={draft.pnr}
          onChange={({ target }) => write({ ...draft, pnr: toLatinDigits(target.value) })}
        />
        {travellers.map(({ position, given_names, surname }) => (
          <TextField
            key={position}
            id={`desk-issue-${position}`}
            label={t('issue.ticket', { name: isolated(`${given_names} ${surname}`) })}
            optional={t('issue.optional')}
            error={errorAt(String(position))}
            inputMode="numeric"
            autoComplete="off"
            maxLength={200}
            value={draft.tickets[position] ?? ''}
            // Arabic digits around a dash would be shown in the wrong order.
            onChange={({ target }) => write({ ...draft, tickets: { ...draft.tickets, [position]: toLatinDigits(target.value) } })}
          />
        ))}
      </div>
      {travellers.length > 0 && <p className="mt-3 text-ink-soft text-sm">{t('issue.several')}</p>}
    </Question>
  );
}
