import { useLocale } from 'next-intl';
import { useRef, useState } from 'react';
import { localizePath } from '@/lib/i18n/locales';
import { useRouter } from '@/lib/i18n/navigation';
import { showToast } from '../feedback/toast';

interface SendOnce<Refusal> {
  isSending: boolean;
  refusal: Refusal | null;
  refuse: (reason: Refusal) => void;
  /** Says that it was received and goes on to `path`, an English one. */
  goOn: (path: string) => void;
  /** Runs `ask`, which answers whether the visitor is on the way to another page; not while it is under way. */
  send: (ask: () => Promise<boolean>) => Promise<void>;
}

interface SendOnceOptions<Refusal> {
  /** A toast. What was refused stands in a card beside the button, and is said there alone. */
  received: string;
  /** For what `ask` did not expect. */
  unexpected: Refusal;
}

/** Sends something once, however often it is asked to, and tells how it went. */
export function useSendOnce<Refusal>({ received, unexpected }: SendOnceOptions<Refusal>): SendOnce<Refusal> {
  const locale = useLocale();
  const router = useRouter();
  const isUnderway = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  function goOn(path: string) {
    void showToast('success', received);
    // The router glides to the top as the page's style says; a shorter page under way would stop it half way.
    window.scrollTo({ top: 0, behavior: 'instant' });
    router.replace(localizePath(path, locale));
  }

  async function send(ask: () => Promise<boolean>) {
    if (isUnderway.current) return;
    isUnderway.current = true;
    setIsSending(true);
    setRefusal(null);
    let isLeaving = false;
    try {
      isLeaving = await ask();
    } catch {
      setRefusal(unexpected);
    } finally {
      isUnderway.current = isLeaving;
      setIsSending(isLeaving);
    }
  }

  return { isSending, refusal, refuse: setRefusal, goOn, send };
}
