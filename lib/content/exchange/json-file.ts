/** Everything as JSON, out and in. */
import * as z from 'zod/mini';
import { fieldsOf, typedOf } from '../fields';
import { type ContentKind, contentKinds, hasKey, kindNames } from '../kinds';
import { type Entry, errorsOf, type ImportPlan, type Known, nothing, onceEach, type PlannedEntry, plan } from './planned';

const exchanged = z.object({
  format: z.literal('karam-content-1'),
  entries: z.array(z.object({ kind: z.string(), key: z.string(), content: z.looseObject({}) })),
});

export function jsonOf(entries: readonly Entry[]): string {
  return `${JSON.stringify({ format: 'karam-content-1', entries }, null, 2)}\n`;
}

/** What a file of `jsonOf` would change. */
export function planJson(text: string, known: Known): ImportPlan {
  let read: unknown;
  try {
    read = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { error: 'notReadable' };
  }
  const file = exchanged.safeParse(read);
  if (!file.success) return { error: 'notReadable' };
  const planned = file.data.entries.map((entry, index): PlannedEntry => {
    const kind = kindNames.find((one) => one === entry.kind);
    if (kind) return planWhole({ ...entry, kind }, index + 1, known);
    return { ...nothing(index + 1, entry.kind as 'package', entry.key), errors: [{ path: null, error: 'unknownKind' }] };
  });
  return { entries: onceEach(planned) };
}

function planWhole({ kind, key, content }: Entry, row: number, known: Known): PlannedEntry {
  const { schema, stored = schema }: ContentKind = contentKinds[kind];
  // What visitors see is no error, though its day may have passed.
  const read = stored.safeParse(content);
  if (read.success) return plan({ row, kind, key, typed: typedOf(fieldsOf(schema), read.data), content: read.data }, known);
  const latest = known.latestOf(kind, key);
  const isKey = latest !== undefined || hasKey(contentKinds[kind], key);
  const errors = isKey ? errorsOf(read.error, content) : [{ path: null, error: 'unknownKey' }];
  return { ...nothing(row, kind, key), seen: latest?.version ?? 0, errors };
}
