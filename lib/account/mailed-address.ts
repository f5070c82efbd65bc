import type { LoginMode } from './check-login';

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
