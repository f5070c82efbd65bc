/** The visitor's consent to measurement by third parties. Nothing of theirs loads before it is "granted". */
export type Consent = 'granted' | 'denied';

export const consentKey = 'karam.consent';
const watchers = new Set<(consent: Consent) => void>();

/** The choice on this device, or null when there is none yet, or nothing can be kept here. */
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
    // Private windows may refuse.
  }
  for (const watcher of watchers) watcher(consent);
}

/** Tells of every choice made here or in another tab; answers how to stop. */
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
