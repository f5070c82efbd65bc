import { useRef, useState } from 'react';
import { type FieldErrors, useFieldErrors } from '@/components/ui/forms/use-field-errors';
import { SignedOutError } from '@/lib/supabase/signed-out-error';

/**
 * Sends a form once at a time. `attempt` counts the times its errors are to be read out. What was said of the last attempt stays
 * until there is an answer to this one: nothing may move under a second click.
 */
export function useForm() {
  const isBusy = useRef(false);
  const hasReported = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const { errors, lines, attempt, report, clear, onInput } = useFieldErrors();
  /** An error of the whole form rather than of a field. */
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
