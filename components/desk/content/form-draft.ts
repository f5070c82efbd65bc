import type { Typed } from '@/lib/content/fields';
import { readTab, removeTab, writeTab } from '@/lib/storage/tab-storage';

/** What is typed in the form of a text and not saved. The tab keeps it. */
export interface Draft {
  /** The version it began with; 0 for the file. */
  seen: number;
  /** What it began with; what the files say where it is absent. */
  begun?: Typed;
  typed: Typed;
}

const draftKeyOf = (kind: string, name: string) => `karam.desk-content.${kind}.${name}.v1`;

export function readDraft(kind: string, name: string): Draft | null {
  const draft = readTab(draftKeyOf(kind, name)) as Draft | null;
  return draft?.typed ? draft : null;
}

/** Also for a form that is opened next. */
export const keepDraft = (kind: string, name: string, draft: Draft): void => writeTab(draftKeyOf(kind, name), draft);
export const dropDraft = (kind: string, name: string): void => removeTab(draftKeyOf(kind, name));
export const hasDraft = (kind: string, name: string): boolean => readTab(draftKeyOf(kind, name)) !== null;

/** Who took the last photograph, and the right to show it: often that of the next one. */
const rightsKey = 'karam.desk-content.rights.v1';
const rights = ['credit', 'licence', 'until'] as const;

export function withRights(typed: Typed): Typed {
  const before = readTab(rightsKey);
  return typed['photo'] || !before || typeof before !== 'object' ? typed : { ...typed, ...before };
}

export const keepRights = (typed: Typed): void =>
  writeTab(rightsKey, Object.fromEntries(rights.map((right) => [right, typed[right] ?? ''])));
