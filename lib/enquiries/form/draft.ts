/** Saves what is typed into a form for this tab, so that a reload loses nothing. */
import { readTab, removeTab, writeTab } from '@/lib/storage/tab-storage';
import { hiddenFields } from '../answer';

const keyOf = (kind: string) => `karam.enquiry.${kind}.v1`;
const hidden: ReadonlySet<string> = new Set(Object.values(hiddenFields));

/** The visible values of `form`. */
export function typedInto(form: HTMLFormElement): [name: string, value: string][] {
  return [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    hidden.has(name) || typeof value !== 'string' ? [] : [[name, value]],
  );
}

export function saveDraft(kind: string, form: HTMLFormElement): void {
  writeTab(keyOf(kind), Object.fromEntries(typedInto(form)));
}

export function clearDraft(kind: string): void {
  removeTab(keyOf(kind));
}

/** Restores a draft into `form`, except fields set by the address and fields already typed into. False when there is no draft. */
export function restoreDraft(kind: string, form: HTMLFormElement): boolean {
  const draft = readTab(keyOf(kind));
  if (typeof draft !== 'object' || draft === null) return false;
  const address = new URLSearchParams(window.location.search);
  const restored: HTMLElement[] = [];
  for (const [name, value] of Object.entries(draft)) {
    const field = form.elements.namedItem(name);
    if (typeof value !== 'string' || address.has(name) || hidden.has(name) || isTypedInto(field)) continue;
    if (
      field instanceof RadioNodeList ||
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    ) {
      field.value = value;
      if (field instanceof HTMLElement) restored.push(field);
      // Closed parts open, so that the visitor sees the restored text.
      if (value && field instanceof HTMLInputElement) field.closest('details')?.setAttribute('open', '');
    }
  }
  // After all values are set: listeners save the draft, and some fields show their value in words.
  for (const field of [...restored, form]) field.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}

/** Whether `form` has files, or takes none: drafts cannot restore files. */
export function holdsFiles({ elements }: { elements: Iterable<object> }): boolean {
  const lists = [...elements].flatMap((field) => ('files' in field && field.files !== null ? [field.files] : []));
  return lists.length === 0 || lists.some((files) => !isEmptyList(files));
}

const isEmptyList = (files: unknown) => typeof files === 'object' && files !== null && 'length' in files && files.length === 0;

/** Whether a text field differs from the served page. */
function isTypedInto(field: Element | RadioNodeList | null): boolean {
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isText && field.value !== field.defaultValue;
}
