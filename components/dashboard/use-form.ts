import { useRef, useState } from 'react';
import { type FieldErrors, useFieldErrors } from '@/components/ui/forms/use-field-errors';
import { SignedOutError } from '@/lib/supabase/signed-out-error';

/**
 * Sends a form, one request at a time. `attempt` increases when errors must be announced again. Messages of the last attempt stay until the next
 * answer, so that nothing moves under a second click.
 */
export function useForm() {
  const isBusy = useRef(false);
  const hasReported = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const { errors, lines, attempt, report, clear, onInput } = useFieldErrors();
  /** An error of the form as a whole. */
  const [formError, setFormError] = useState<string | null>(null);
  const [isSignedOut, setIsSignedOut] = useState(false);

  function show(found: FieldErrors, text: string | null) {
    hasReported.current = true;
    setIsSignedOut(false);
    report(found);
    setFormError(text);
  }
  const refuse = (found: FieldErrors) => show(found, null);
  const showFormError = (text: string) => show({}, text);

  async function send(action: () => Promise<void>, failed: string) {
    if (isBusy.current) return;
    isBusy.current = true;
    hasReported.current = false;
    setIsSending(true);
    try {
      await action();
    } catch (error) {
      show({}, error instanceof SignedOutError ? null : failed);
      setIsSignedOut(error instanceof SignedOutError);
    } finally {
      if (!hasReported.current) {
        clear();
        setFormError(null);
        setIsSignedOut(false);
      }
      isBusy.current = false;
      setIsSending(false);
    }
  }

  return { isSending, errors, lines, attempt, onInput, formError, isSignedOut, refuse, send, showFormError };
}
