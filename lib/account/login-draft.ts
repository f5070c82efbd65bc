/** The sign-in or sign-up draft of this tab. Never the password. */
import { readTab, removeTab, writeTab } from '@/lib/storage/tab-storage';
import type { LoginDraft, LoginMode } from './check-login';

const key = 'karam.login.v1';
const savedFields = ['email', 'firstName', 'lastName'] as const;

export function saveLogin({ email, firstName, lastName }: LoginDraft): void {
  writeTab(key, { email, firstName, lastName });
}

/** By name of the field; fields that were not filled in are missing. */
export function loadLogin(): Partial<Record<(typeof savedFields)[number], string>> {
  const stored = (readTab(key) ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    savedFields.flatMap((name) => (typeof stored[name] === 'string' && stored[name] ? [[name, stored[name]]] : [])),
  );
}

export function clearLogin(): void {
  removeTab(key);
}

const storageKey = 'karam-mailed';

/** Saves the address of a mail for this tab, so that a reload shows it again. Null clears it. */
export function saveMailedAddress(mode: LoginMode, email: string | null): void {
  try {
    if (email === null) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, `${mode} ${email}`);
  } catch {
    // Without storage a reload shows the form.
  }
}

/** The address, when this page was reloaded in the mode that requested the mail. */
export function loadMailedAddress(mode: LoginMode): string | null {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!navigation || !('type' in navigation) || navigation.type !== 'reload') return null;
  try {
    const saved = sessionStorage.getItem(storageKey);
    return saved?.startsWith(`${mode} `) ? saved.slice(mode.length + 1) : null;
  } catch {
    return null;
  }
}
