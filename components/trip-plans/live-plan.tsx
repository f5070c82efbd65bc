'use client';

import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { showToast } from '@/components/ui/feedback/toast';
import { useRouter } from '@/lib/i18n/navigation';
import { timeouts } from '@/lib/network/timeouts';

const lookEveryMs = 15_000;

interface LivePlanProps {
  planKey: string;
  version: number;
  words: { offline: string; failed: string };
  children: ReactNode;
}

/** Sends the forms of a plan without leaving it, and draws it again when somebody else has changed it. What is typed stays. */
export function LivePlan({ planKey, version, words, children }: LivePlanProps) {
  const router = useRouter();
  const isSending = useRef(false);

  const look = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible' || isSending.current) return;
    try {
      const address = `/api/trip-plans?${new URLSearchParams({ key: planKey })}`;
      const answer = await fetch(address, { signal: AbortSignal.timeout(timeouts.browserAccount) });
      // Ended in the meantime: the page says so.
      if (answer.status === 404) return router.refresh();
      const said: { version?: number } = answer.ok ? await answer.json() : {};
      if (said.version !== undefined && said.version !== version) router.refresh();
    } catch {
      // Without a network the plan stays as it was; the next look tells more.
    }
  });
  useEffect(() => {
    const timer = setInterval(() => void look(), lookEveryMs);
    return () => clearInterval(timer);
  }, []);

  async function send(form: HTMLFormElement, button: HTMLElement | null) {
    isSending.current = true;
    try {
      const body = new URLSearchParams();
      for (const [name, value] of new FormData(form, button)) if (typeof value === 'string') body.append(name, value);
      const answer = await fetch(form.action, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body,
        signal: AbortSignal.timeout(timeouts.browserBooking),
      });
      const { isDone, hasFieldErrors, text }: { isDone?: boolean; hasFieldErrors?: boolean; text?: string } = await answer.json();
      // As without script: the page comes again with what was typed and the errors at their fields.
      if (hasFieldErrors) return form.submit();
      if (text) void showToast(isDone ? 'success' : 'error', text);
      if (isDone) form.reset();
      // What was refused may be gone or closed: the page shows the plan as it is now.
      if (answer.status !== 429) router.refresh();
    } catch {
      void showToast('error', navigator.onLine ? words.failed : words.offline);
    } finally {
      isSending.current = false;
    }
  }

  function take(event: FormEvent<HTMLDivElement>) {
    const { target: form, nativeEvent } = event;
    if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
    event.preventDefault();
    if (!isSending.current) void send(form, (nativeEvent as SubmitEvent).submitter);
  }

  return <div onSubmit={take}>{children}</div>;
}
