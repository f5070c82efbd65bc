import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/fields/textarea';
import { Spinner } from '@/components/ui/spinner';
import { storeIssueDraft } from '@/lib/desk/booking-life/issue-by-hand';
import type { DeskBooking } from '@/lib/desk/details/details';
import type { Overview } from '@/lib/desk/details/overview';
import { type IssuedByHand, longestRemark } from '@/lib/desk/history';
import { readRemark, storeRemark } from '@/lib/desk/new-item/new-draft';
import { needsConfirming, type Subject, transitions } from '@/lib/desk/subjects';
import { Section, useStatusWord } from '../facts';
import { DeskNotice } from '../notices';
import { Question } from '../payments/question';
import { IssueByHand } from './issue-by-hand';
import { useMove } from './use-move';

interface NextStepProps {
  subject: Subject;
  id: string;
  of: Overview;
  booking?: Pick<DeskBooking, 'id' | 'kind' | 'issued' | 'names_follow' | 'booking_passengers'>;
  /** Its tickets are issued through an order, below; issuing by hand is the exception. */
  isOrdered?: boolean;
  /** The supplier has an order for it, which another status does not end. */
  isAtSupplier?: boolean;
  /** The booking is not fully paid: issuing is not the next step. */
  isUnpaid?: boolean;
  onDone: () => void;
}

/** A remark and the possible next statuses. Declining and cancelling need confirmation. */
export function NextStep({
  subject,
  id,
  of: { status, reference, hasAccount },
  isOrdered = false,
  booking,
  isAtSupplier = false,
  isUnpaid = false,
  onDone,
}: NextStepProps) {
  const t = useTranslations('desk.move');
  const wordOf = useStatusWord();
  const [remark, setRemark] = useState(() => readRemark(id));
  const [asking, setAsking] = useState<string | null>(null);
  const { isSaving, notice, save } = useMove({ subject, id, seen: status, hasAccount }, onDone);
  const namesFollow = booking?.names_follow ?? false;
  // Nobody is booked without a name.
  const following = (transitions[subject][status] ?? []).filter(
    (wanted) => !(namesFollow && (wanted === 'confirmed' || wanted === 'ticketed')),
  );
  const isNext = (wanted: string) =>
    wanted === following[0] && !needsConfirming(wanted) && !(wanted === 'ticketed' && (isOrdered || isUnpaid));
  const isByHand = (wanted: string) => isOrdered && wanted === 'ticketed';
  const kind = booking?.kind ?? '';
  const answer = notice && (
    <DeskNotice
      tone={notice.tone}
      isSignedOut={notice.isSignedOut ?? false}
      className={asking === 'ticketed' ? 'w-full' : 'mt-3'}
    >
      {notice.text}
    </DeskNotice>
  );

  function write(text: string) {
    storeRemark(id, text);
    setRemark(text);
  }

  async function submit(wanted: string | null, issue?: IssuedByHand) {
    // The numbers stay on screen until they are stored.
    if (!issue) setAsking(null);
    if (!(await save(remark, wanted, issue))) return;
    if (wanted) storeIssueDraft(id, null);
    setAsking(null);
    write('');
  }

  function issueWords() {
    if (status === 'ticketed') return { title: t('issue.change', { kind }), text: t('issue.again'), yes: t('issue.save') };
    if (isOrdered) {
      return { title: t('byHandTitle', { kind }), text: t('byHandText', { kind, reference }), yes: t('byHandYes', { kind }) };
    }
    const word = { status: wordOf(subject, 'ticketed') };
    return { title: t('confirmTitle', word), text: t('issue.told', { reference, ...word }), yes: t('confirm', word) };
  }

  return (
    <Section title={t('title')}>
      <Textarea
        id="desk-remark"
        label={t('remark')}
        optional={t('optional')}
        hint={t('remarkHint')}
        rows={2}
        dir="auto"
        maxLength={longestRemark}
        value={remark}
        onChange={(event) => write(event.target.value)}
      />
      {asking !== 'ticketed' && answer}
      <div className="mt-3 flex flex-wrap gap-2" aria-busy={isSaving}>
        {following.map((wanted) => (
          <Button
            key={wanted}
            variant={isNext(wanted) ? 'primary' : 'secondary'}
            aria-disabled={isSaving}
            className="max-sm:w-full"
            onClick={() => {
              if (isSaving) return;
              if (needsConfirming(wanted) || (booking && wanted === 'ticketed')) setAsking(wanted);
              else void submit(wanted);
            }}
          >
            {isByHand(wanted) ? t('byHand', { kind }) : t('to', { status: wordOf(subject, wanted) })}
          </Button>
        ))}
        {booking && status === 'ticketed' && !isAtSupplier && (
          <Button variant="secondary" aria-disabled={isSaving} className="max-sm:w-full" onClick={() => setAsking('ticketed')}>
            {t('issue.change', { kind })}
          </Button>
        )}
        {remark.trim() !== '' && (
          <Button
            variant="secondary"
            aria-disabled={isSaving}
            className="max-sm:w-full"
            onClick={() => void (isSaving || submit(null))}
          >
            {t('saveRemark')}
          </Button>
        )}
      </div>
      {following.length === 0 && <p className="text-ink-soft">{t('end')}</p>}
      {isSaving && (
        <p role="status" className="mt-3 flex items-center gap-2 text-ink-soft">
          <Spinner className="size-5 text-accent" />
          {t('saving')}
        </p>
      )}
      {asking === 'ticketed' && booking && (
        <IssueByHand
          booking={booking}
          {...issueWords()}
          isSaving={isSaving}
          notice={notice?.tone !== 'success' && answer}
          onClose={() => setAsking(null)}
          onSave={(issued) => void submit('ticketed', { known: booking.issued, issued })}
        />
      )}
      {asking && needsConfirming(asking) && (
        <Question
          title={t('confirmTitle', { status: wordOf(subject, asking) })}
          yes={t('confirm', { status: wordOf(subject, asking) })}
          onYes={() => void submit(asking)}
          onClose={() => setAsking(null)}
        >
          <EndText subject={subject} wanted={asking} reference={reference} isAtSupplier={isAtSupplier} />
        </Question>
      )}
    </Section>
  );
}

interface EndTextProps {
  subject: Subject;
  /** A status that needs confirming. */
  wanted: string;
  reference: string;
  isAtSupplier: boolean;
}

/** The consequences of declining or cancelling; an order at the supplier is not cancelled by it. */
export function EndText({ subject, wanted, reference, isAtSupplier }: EndTextProps) {
  const t = useTranslations('desk.move');
  const wordOf = useStatusWord();
  return (
    <>
      <p>{t('confirmText', { reference, status: wordOf(subject, wanted) })}</p>
      {isAtSupplier && <p className="mt-3 font-medium">{t('orderStays')}</p>}
    </>
  );
}
