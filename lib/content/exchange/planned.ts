/** What an entry of a file would change, seen before anything is stored (docs/product/desk.md). */
import type * as z from 'zod/mini';
import { fieldErrors } from '@/lib/network/http';
import { distance } from '@/lib/text/mail-typo';
import type { AllContent } from '../all-content';
import {
  contentOf,
  type Difference,
  differences,
  fieldAt,
  fieldsOf,
  isNamesake,
  nameIn,
  type Typed,
  typedOf,
  valueAt,
} from '../fields';
import { type ContentKind, contentKinds, hasKey, type KindName } from '../kinds';
import { type PriceJump, priceJump } from '../review';

export interface Entry {
  kind: KindName;
  key: string;
  content: object;
}

export type Known = Pick<AllContent, 'latestOf' | 'liveOf' | 'keysOf'>;

/** Of an entry, or of the whole file where nothing of it can be read. */
export type ImportError =
  | ('unknownKey' | 'unknownKind' | 'twice' | 'newNeedsAll' | 'tooManyCells')
  | ('notReadable' | 'noKeys' | 'unknownColumn' | 'columnTwice' | 'openQuote' | 'workbook');

export interface EntryError {
  /** Null where it is of the whole entry; then `error` is one of `ImportError`, otherwise a key of `desk.content.errors`. */
  path: string | null;
  error: string;
  what?: string;
}

export interface PlannedEntry {
  /** The row of the spreadsheet, its heading being row 1; the place in the list of a JSON file. */
  row: number;
  kind: KindName;
  key: string;
  /** The latest version; 0 for none. */
  seen: number;
  /** Nothing has this key yet. */
  isNew: boolean;
  /** The known key that this new one may mean; null for none. */
  near: string | null;
  /** Who wrote the draft that waits and that this goes on from; null for none. */
  draftBy: string | null;
  /** As the schema reads it; null where something is wrong. */
  content: object | null;
  /** What visitors see, or the draft where they see nothing. */
  before: Typed;
  /** What it changes in the latest version. */
  differences: Difference[];
  /** What waited in the draft and would be published with it, though the file does not say it. */
  carried: Difference[];
  /** What the publication would do to the price. */
  jump: PriceJump | null;
  errors: EntryError[];
}

/** Whether it makes a draft. */
export const isChange = ({ content, differences }: PlannedEntry): boolean => content !== null && differences.length > 0;

/** `column` and `row` name the place of the error. */
export type ImportPlan = { entries: PlannedEntry[] } | { error: ImportError; column?: string; row?: number };

export const nothing = (row: number, kind: KindName, key: string): PlannedEntry => ({
  row,
  kind,
  key,
  seen: 0,
  isNew: false,
  near: null,
  draftBy: null,
  content: null,
  before: {},
  differences: [],
  carried: [],
  jump: null,
  errors: [],
});

interface Given {
  row: number;
  kind: KindName;
  key: string;
  /** The fields that stand in the file, as they are typed. */
  typed: Typed;
  /** Where the whole stands there. */
  content?: object;
  /** Cells that say nothing the form knows. */
  unread?: readonly EntryError[];
}

/**
 * What the file says as visitors see it is no change; the rest changes the draft that waits, or what visitors see. So an old export takes nothing from
 * a colleague's draft.
 */
export function plan({ row, kind, key, typed, content, unread = [] }: Given, known: Known): PlannedEntry {
  const { schema }: ContentKind = contentKinds[kind];
  const fields = fieldsOf(schema);
  const latest = known.latestOf(kind, key);
  const live = known.liveOf(kind, key);
  const waiting = latest?.state === 'draft' ? latest : undefined;
  const begins = waiting?.content ?? live ?? latest?.content;
  const begun = typedOf(fields, begins);
  const before = live ? typedOf(fields, live) : begun;
  const entry: PlannedEntry = { ...nothing(row, kind, key), before, seen: latest?.version ?? 0, isNew: !latest };
  if (!latest && !hasKey(contentKinds[kind], key))
    return { ...entry, near: nearest(known, kind, key), errors: [{ path: null, error: 'unknownKey' }] };
  const changed = live ? changedFrom(fields, typedOf(fields, live), typed) : typed;
  if (begins && Object.keys(changed).length === 0 && unread.length === 0) return { ...entry, content: begins };
  const wanted = content && !waiting ? content : contentOf(fields, { ...begun, ...changed });
  const near = latest ? null : nearest(known, kind, key, wanted);
  const found = { ...entry, near, draftBy: waiting?.staff_name ?? null };
  const read = schema.safeParse(wanted);
  const namesake =
    kind === 'package' && ('name.en' in changed || 'name.ar' in changed) ? namesakeOf(known, key, wanted) : undefined;
  if (namesake) unread = [...unread, { path: 'name.en', error: 'nameTaken', what: namesake }];
  if (read.success && unread.length === 0) {
    const after = typedOf(fields, read.data);
    const published = waiting ? differences(fields, live ? before : {}, after) : [];
    return {
      ...found,
      content: read.data,
      differences: differences(fields, begun, after),
      carried: published.filter(({ path }) => !(path in changed)),
      jump: priceJump(contentKinds[kind], live, read.data),
    };
  }
  const isRead = ({ path }: EntryError) => !unread.some((one) => one.path === path);
  const errors = [...unread, ...(read.error ? errorsOf(read.error, wanted).filter(isRead) : [])];
  const isLeftOut = ({ path }: EntryError) => typed[fieldAt(fields, path ?? '')?.path ?? ''] === undefined;
  if (!latest && !content && errors.some(isLeftOut)) return { ...found, errors: [{ path: null, error: 'newNeedsAll' }] };
  return { ...found, errors };
}

/** With what stands in `content` where it is none of the choices, or neither true nor false. */
export function errorsOf({ issues }: z.core.$ZodError, content: object): EntryError[] {
  const named = issues.map((issue): typeof issue => {
    const given = valueAt(content, issue.path.join('.'));
    if (given === undefined || given === '' || typeof given === 'object') return issue;
    const message = issue.code === 'invalid_value' ? 'notAChoice' : 'yesOrNo';
    const isNamed = issue.code === 'invalid_value' || (issue.code === 'invalid_type' && issue.expected === 'boolean');
    return isNamed ? { code: 'custom', path: issue.path, message, params: { what: String(given) } } : issue;
  });
  return fieldErrors(named).map(({ path, message, what }) => ({ path, error: message, ...(what && { what }) }));
}

/** Arabic digits and spaces around a text are no change. */
function changedFrom(fields: ReturnType<typeof fieldsOf>, live: Typed, typed: Typed): Typed {
  const read = typedOf(fields, contentOf(fields, { ...live, ...typed }));
  return Object.fromEntries(Object.entries(typed).filter(([path]) => read[path]?.trim() !== live[path]?.trim()));
}

/** The key that differs by two letters at most, or has the same name. Places for photographs differ by a number. */
function nearest(known: Known, kind: KindName, key: string, content?: object): string | null {
  if (kind === 'photo') return null;
  const names = (of: unknown) => (['en', 'ar'] as const).flatMap((language) => nameIn(of, language)?.trim().toLowerCase() ?? []);
  const own = names(content);
  const isNear = (other: string) => Math.abs(other.length - key.length) <= mostWrong && distance(key, other) <= mostWrong;
  const hasSameName = (other: string) =>
    own.length > 0 && names(known.latestOf(kind, other)?.content).some((name) => own.includes(name));
  const keys = known.keysOf(kind);
  return keys.find(isNear) ?? keys.find(hasSameName) ?? null;
}

const mostWrong = 2;

/** The key of another package that is called exactly so; undefined for none. */
function namesakeOf({ keysOf, latestOf, liveOf }: Known, key: string, content: object): string | undefined {
  return keysOf('package').find((other) => {
    const latest = latestOf('package', other);
    return other !== key && isNamesake(content, latest?.state === 'taken_back' ? liveOf('package', other) : latest?.content);
  });
}

/** The second of two entries of one key is refused: it would overwrite the first. */
export function onceEach(entries: readonly PlannedEntry[]): PlannedEntry[] {
  const seen = new Set<string>();
  return entries.map((entry) => {
    const name = `${entry.kind}/${entry.key}`;
    if (!seen.has(name)) {
      seen.add(name);
      return entry;
    }
    return { ...entry, content: null, errors: [{ path: null, error: 'twice' }] };
  });
}
