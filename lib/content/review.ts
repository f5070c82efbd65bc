/** What a publisher has to know of a draft before it is published. */
import { valueAt } from './fields';
import type { ContentKind } from './kinds';
import { type ContentVersion, liveOf } from './versions';

type Version = Pick<ContentVersion, 'key' | 'version' | 'state' | 'staff_name' | 'written_at' | 'publish_at' | 'content'>;

/** What visitors see: the published version, or the file; undefined where there is neither. */
export function shownOf(versions: readonly Version[], file: object): object | undefined {
  return liveOf(versions)?.content ?? (Object.keys(file).length > 0 ? file : undefined);
}

/** `visitors`: with what they see now. `before`: with the version before it. */
export interface Comparison {
  with: 'visitors' | 'before';
  content: object;
}

/** With what a version is compared in its history: one that may still be published first with what visitors see. */
export function comparisonsOf(versions: readonly Version[], index: number, file: object): Comparison[] {
  const [version, before] = [versions[index], versions[index + 1]];
  const step: Comparison = { with: 'before', content: before?.content ?? file };
  const waits = version?.state === 'draft' && (index === 0 || version.publish_at !== null);
  if (!waits) return [step];
  const visitors: Comparison = { with: 'visitors', content: shownOf(versions, file) ?? {} };
  return !before || before === liveOf(versions) ? [visitors] : [visitors, step];
}

/** A price that falls or rises by more than half. */
export interface PriceJump {
  before: number;
  after: number;
}

export function priceJump({ price }: ContentKind, shown: object | undefined, next: object): PriceJump | null {
  const [before, after] = [shown, next].map((content) => (price ? valueAt(content, price) : undefined));
  if (typeof before !== 'number' || typeof after !== 'number') return null;
  return Math.abs(after - before) > before / 2 ? { before, after } : null;
}
