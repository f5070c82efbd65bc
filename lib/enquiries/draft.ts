/** Keeps what is typed into a form for this tab, so that a reload loses nothing. */
import { readTab, removeTab, writeTab } from '@/lib/tab-storage';
import { hiddenFields } from './answer';

const keyOf = (kind: string) => `karam.enquiry.${kind}.v1`;
const hidden: ReadonlySet<string> = new Set(Object.values(hiddenFields));

/** What a visitor typed into `form`, without what nobody sees. */
export function typedInto(form: HTMLFormElement): [name: string, value: string][] {
  return [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    hidden.has(name) || typeof value !== 'string' ? [] : [[name, value]],
  );
}

export function keepDraft(kind: string, form: HTMLFormElement): void {
  writeTab(keyOf(kind), Object.fromEntries(typedInto(form)));
}

export function forgetDraft(kind: string): void {
  removeTab(keyOf(kind));
}

/** Puts a kept draft back into `form`, but for fields that the address speaks of. False when there is none. */
export function restoreDraft(kind: string, form: HTMLFormElement): boolean {
  const draft = readTab(keyOf(kind));
  if (typeof draft !== 'object' || draft === null) return false;
  const address = new URLSearchParams(window.location.search);
  for (const [name, value] of Object.entries(draft)) {
    const field = form.elements.namedItem(name);
    if (typeof value !== 'string' || address.has(name) || hidden.has(name)) continue;
    if (
      field instanceof RadioNodeList ||
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    ) {
      field.value = value;
    }
  }
  form.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}
