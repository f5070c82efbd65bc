import { showToast } from '@/components/ui/feedback/toast';
import { type Arrival, takeArrival } from '@/lib/account/session/arrival';
import type { SessionEvent } from '@/lib/account/session/session-types';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { isolated } from '@/lib/text/isolate';

/** In milliseconds: a greeting waits so that the previous message can be read. */
const readingMs = 1_500;
let lastNewsAt = Number.NEGATIVE_INFINITY;

export async function announceSessionEvent(news: SessionEvent, locale: Locale): Promise<void> {
  lastNewsAt = performance.now();
  const { signedIn, signedOut, userUpdated, passwordChanged } = await sessionWords(locale);
  await showToast('success', { signedIn, signedOut, userUpdated, passwordChanged }[news]);
}

/** Shows the toasts for a user who has just signed in, once. */
export async function showArrivalToast(firstName: string | null, locale: Locale): Promise<void> {
  const arrival = takeArrival();
  if (!arrival) return;
  const { welcome, welcomeNameless, created, emailChanged } = await sessionWords(locale);
  const texts: Record<Arrival, string> = {
    welcome: firstName ? welcome.replace('{name}', isolated(firstName)) : welcomeNameless,
    created,
    emailChanged,
  };
  const wait = Math.max(0, lastNewsAt + readingMs - performance.now());
  setTimeout(() => void showToast('success', texts[arrival]), wait);
}

async function sessionWords(locale: Locale) {
  return (await loadMessages(locale, ['account'])).account.session;
}
