/** The visitor's consent to measurement by third parties. Their code loads only once it is "granted". */
export type Consent = 'granted' | 'denied';

export const consentKey = 'karam.consent';
const watchers = new Set<(consent: Consent) => void>();

/** The choice on this device; null when none was made, or storage is not available. */
export function readConsent(): Consent | null {
  try {
    const saved = localStorage.getItem(consentKey);
    return saved === 'granted' || saved === 'denied' ? saved : null;
  } catch {
    return null;
  }
}

/** Saves the choice and notifies this page. Without storage it holds until the page is left. */
export function giveConsent(consent: Consent): void {
  try {
    localStorage.setItem(consentKey, consent);
  } catch {
    // Storage may be blocked in private windows.
  }
  for (const watcher of watchers) watcher(consent);
}

/** Calls `watcher` on every choice made here or in another tab; returns a function that stops it. */
export function watchConsent(watcher: (consent: Consent) => void): () => void {
  const fromOtherTab = ({ key, newValue }: StorageEvent) => {
    if (key === consentKey && (newValue === 'granted' || newValue === 'denied')) watcher(newValue);
  };
  watchers.add(watcher);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    watchers.delete(watcher);
    window.removeEventListener('storage', fromOtherTab);
  };
}
