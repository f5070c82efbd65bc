/** The sign-in or sign-up draft of this tab. Never the password. */
import { readTab, removeTab, writeTab } from '@/lib/storage/browser-storage';
import type { LoginDraft } from './check-login';

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
