import { useRef, useState } from 'react';
import { loadToaster, showToast } from '@/components/ui/feedback/toast';
import type { AuthAnswer } from '@/lib/account/auth-actions';
import type { AuthFailure } from '@/lib/account/auth-failure';
import { useFailureText } from './use-failure-text';

type Actions = typeof import('@/lib/account/auth-actions');

/** Preloads what a request needs while the visitor types: the network may fail later. */
export function prepareAuth(): void {
  void Promise.all([import('@/lib/account/auth-actions'), loadToaster()]).catch(() => {});
}

/** Runs one request at a time; clicks while it runs are ignored. A failure also shows a toast, unless the form says it in view. */
export function useAuthRequest({ hasToasts = true } = {}) {
  const textOf = useFailureText();
  const isBusy = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<AuthFailure | null>(null);

  async function send(run: (actions: Actions) => Promise<AuthAnswer>): Promise<AuthAnswer | null> {
    if (isBusy.current) return null;
    isBusy.current = true;
    setIsSending(true);
    setFailure(null);
    const unreachable: AuthAnswer = { ok: false, failure: { key: 'offline' } };
    const answer = await import('@/lib/account/auth-actions').then(run).catch(() => unreachable);
    isBusy.current = false;
    setIsSending(false);
    if (!answer.ok) {
      setFailure(answer.failure);
      if (hasToasts) void showToast('error', textOf(answer.failure));
    }
    return answer;
  }

  return { send, isSending, failure, failureText: failure && textOf(failure), clearFailure: () => setFailure(null) };
}
