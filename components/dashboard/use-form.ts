import { useRef, useState } from 'react';

/** What is wrong, by id of the control, in the order of the form. */
export type FormErrors = Record<string, string>;

/** Sends a form once at a time. `attempt` counts the times its errors are to be read out. */
export function useForm() {
  const isBusy = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [errors, setErrors] = useState<FormErrors>({});
  const [attempt, setAttempt] = useState(0);
  /** Of the whole form rather than of a field. */
  const [problem, setProblem] = useState<string | null>(null);

  function refuse(found: FormErrors) {
    setErrors(found);
    setAttempt((count) => count + 1);
  }

  async function send(action: () => Promise<void>, failed: string) {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSending(true);
    setErrors({});
    setProblem(null);
    try {
      await action();
    } catch {
      setProblem(failed);
    } finally {
      isBusy.current = false;
      setIsSending(false);
    }
  }

  return { isSending, errors, attempt, problem, refuse, send, setProblem };
}
