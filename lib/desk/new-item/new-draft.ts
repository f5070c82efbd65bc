/** Drafts of the desk's forms, stored for this tab: they survive reloads and the end of a session. */
import { randomUuid } from '@/lib/browser/random-uuid';
import { readTab, removeTab, writeTab } from '@/lib/storage/tab-storage';
import type { Makeable } from '../subjects';

export interface NewDraft {
  subject: Makeable;
  /** Id of the item it is made from; null for an empty form. */
  from: string | null;
}

export type NewValues = Readonly<Record<string, string>>;

const valuesKey = ({ subject, from }: NewDraft) => `karam.desk-new.${subject}.${from ?? 'empty'}.v1`;
const attemptKey = (draft: NewDraft) => `${valuesKey(draft)}.attempt`;

/** The typed values; null when there are none. */
export function readNewDraft(draft: NewDraft): NewValues | null {
  const saved = readTab(valuesKey(draft));
  if (typeof saved !== 'object' || saved === null) return null;
  return Object.fromEntries(Object.entries(saved).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

export function saveNewDraft(draft: NewDraft, values: NewValues): void {
  writeTab(valuesKey(draft), values);
}

export function clearNewDraft(draft: NewDraft): void {
  removeTab(valuesKey(draft));
  removeTab(attemptKey(draft));
}

/** The id of the new item. It stays the same until something typed changes, so that sending again makes no second item. */
export function idOfAttempt(draft: NewDraft, values: NewValues): string {
  const content = JSON.stringify(values);
  const earlier = (readTab(attemptKey(draft)) ?? {}) as { content?: unknown; id?: unknown };
  if (earlier.content === content && typeof earlier.id === 'string') return earlier.id;
  const id = randomUuid();
  writeTab(attemptKey(draft), { content, id });
  return id;
}

const remarkKey = (id: string) => `karam.desk-remark.${id}.v1`;

/** The draft of a remark on an item; empty when there is none. */
export function readRemark(id: string): string {
  const saved = readTab(remarkKey(id));
  return typeof saved === 'string' ? saved : '';
}

export function storeRemark(id: string, text: string): void {
  if (text) writeTab(remarkKey(id), text);
  else removeTab(remarkKey(id));
}
