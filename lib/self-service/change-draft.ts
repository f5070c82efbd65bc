/** The draft of a change request, stored in this tab until it is sent. After a reload the booking is looked up again. */
import { readTab, removeTab, writeTab } from '@/lib/storage/tab-storage';
import { type ChangeKind, changeKinds } from './requests';

export interface ChangeDraft {
  kind: ChangeKind | null;
  /** As typed. */
  day: string;
  message: string;
}

const keyOf = (reference: string) => `karam.change.${reference}.v1`;

export function readChangeDraft(reference: string): ChangeDraft {
  const { kind, day, message } = (readTab(keyOf(reference)) ?? {}) as Partial<Record<keyof ChangeDraft, unknown>>;
  return {
    kind: changeKinds.find((one) => one === kind) ?? null,
    day: typeof day === 'string' ? day : '',
    message: typeof message === 'string' ? message : '',
  };
}

export function saveChangeDraft(reference: string, draft: ChangeDraft): void {
  writeTab(keyOf(reference), draft);
}

export function clearChangeDraft(reference: string): void {
  removeTab(keyOf(reference));
}
