import { readTab, writeTab } from '@/lib/storage/tab-storage';

const storageKey = 'karam.connecting-rooms.v1';

/** Whether connecting rooms were asked for beside the results, in this tab. In the browser only; never throws. */
export function wantsConnectingRooms(): boolean {
  return readTab(storageKey) === true;
}

export function saveConnectingRooms(isWanted: boolean): void {
  writeTab(storageKey, isWanted);
}
