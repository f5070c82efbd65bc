import { useTranslations } from 'next-intl';
import { useContext, useRef, useState } from 'react';
import type { NoticeTone } from '@/components/ui/notice';
import { addRemark, type IssuedByHand, moveOn, type Outcome } from '@/lib/desk/history';
import { NotStaffError } from '@/lib/desk/staff';
import type { Subject } from '@/lib/desk/subjects';
import { loadBrowserClient } from '@/lib/supabase/load-browser';
import { SignedOutError } from '@/lib/supabase/signed-out-error';
import { useStatusWord } from '../facts';
import { RecheckStaff } from '../use-desk-data';

interface What {
  subject: Subject;
  id: string;
  /** The status on screen. */
  seen: string;
  hasAccount: boolean;
}

/** The message after an attempt. */
interface Answer {
  tone: NoticeTone;
  text: string;
  isSignedOut?: boolean;
}

/**
 * Changes the status of an item, or adds a remark, one request at a time, and returns the message about it. Nothing is shown before it is
 * confirmed.
 */
export function useMove({ subject, id, seen, hasAccount }: What, onDone: () => void) {
  const t = useTranslations('desk.move');
  const wordOf = useStatusWord();
  const recheckStaff = useContext(RecheckStaff);
  const isBusy = useRef(false);
  const [isSaving, setIsSaving] = useState(false);
  const [notice, setNotice] = useState<Answer | null>(null);

  /** Resolves to whether the remark is stored. */
  async function save(remark: string, wanted: string | null, issue?: IssuedByHand): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    setIsSaving(true);
    setNotice(null);
    let isStored = false;
    try {
      const client = await loadBrowserClient();
      if (wanted === null) {
        await addRemark(client, subject, id, remark);
        setNotice({ tone: 'success', text: t('remarked') });
        isStored = true;
      } else {
        const answer = await moveOn(client, { subject, id, seen, wanted, remark, issue });
        setNotice(wordsOf(answer));
        isStored = answer.outcome === 'changed';
      }
      onDone();
    } catch (error) {
      setNotice(wordsOfFailure(error));
      // Users who may not write may not read either.
      if (error instanceof NotStaffError) recheckStaff();
      else if (navigator.onLine && !(error instanceof SignedOutError)) onDone();
    }
    isBusy.current = false;
    setIsSaving(false);
    return isStored;
  }

  function wordsOfFailure(error: unknown): Answer {
    if (error instanceof SignedOutError) return { tone: 'danger', text: t('signedOut'), isSignedOut: true };
    return { tone: 'danger', text: navigator.onLine ? t('failed') : t('offline') };
  }

  function wordsOf({ outcome, status }: Outcome): Answer {
    const values = { status: status === null ? '' : wordOf(subject, status) };
    if (outcome === 'changed') return { tone: 'success', text: hasAccount ? t('changed', values) : t('changedUntold', values) };
    if (outcome === 'stale') return { tone: 'warning', text: t('stale', values) };
    return { tone: 'warning', text: t('refused', values) };
  }

  return { isSaving, notice, save };
}
