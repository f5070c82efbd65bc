import { useRef, useState } from 'react';
import { SignedOutError } from '@/lib/supabase/signed-out-error';

/** What is wrong, by id of the control, in the order of the form. */
export type FormErrors = Record<string, string>;

/**
 * Sends a form once at a time. `attempt` counts the times its errors are to be read out. What was said of the last attempt stays
 * until there is an answer to this one: nothing may move under a second click.
 */
export function useForm() {
  const isBusy = useRef(false);
  const isTold = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [errors, setErrors] = useState<FormErrors>({});
  const [attempt, setAttempt] = useState(0);
  /** Of the whole form rather than of a field. */
  const [problem, showProblem] = useState<string | null>(null);
  const [isSignedOut, setIsSignedOut] = useState(false);

  function tell(found: FormErrors, text: string | null) {
    isTold.current = true;
    setIsSignedOut(false);
    setErrors(found);
    showProblem(text);
    setAttempt((count) => count + 1);
  }
  const refuse = (found: FormErrors) => tell(found, null);
  const setProblem = (text: string) => tell({}, text);

  async function send(action: () => Promise<void>, failed: string) {
    if (isBusy.current) return;
    isBusy.current = true;
    isTold.current = false;
    setIsSending(true);
    try {
      await action();
    } catch (error) {
      tell({}, error instanceof SignedOutError ? null : failed);
      setIsSignedOut(error instanceof SignedOutError);
    } finally {
      if (!isTold.current) {
        setErrors({});
        showProblem(null);
        setIsSignedOut(false);
      }
      isBusy.current = false;
      setIsSending(false);
    }
  }

  return { isSending, errors, attempt, problem, isSignedOut, refuse, send, setProblem };
}
