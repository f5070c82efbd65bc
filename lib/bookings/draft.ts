/** Drafts of booking forms: how they are stored in the tab, and how their errors are listed. */
import { readTab, removeTab, writeTab } from '@/lib/storage/tab-storage';

/** Errors by path ("passengers.0.dateOfBirth", "contact.email"), as keys of `bookings.errors`. */
export type DraftErrors = Record<string, string>;

/** The validated part of a request, or its errors in the order of the form. */
export type DraftCheck<Checked> = { request: Checked } | { errors: DraftErrors };

/** Adds the issues of a schema under the path `at`. The first issue of each field counts. */
export function collectErrors(
  errors: DraftErrors,
  at: string,
  issues: readonly { path: readonly PropertyKey[]; message: string }[] = [],
): void {
  for (const { path, message } of issues) errors[[at, ...path].join('.')] ??= message;
}

/** The errors at `paths`, in that order. Others are left out. */
export function inFormOrder(errors: DraftErrors, paths: readonly string[]): DraftErrors {
  return Object.fromEntries(paths.flatMap((path) => (errors[path] ? [[path, errors[path]]] : [])));
}

/** What the tab stores drafts under, one of each product. */
export const draftKeys = {
  flight: 'karam.booking-drafts.v2',
  stay: 'karam.stay-drafts.v2',
  package: 'karam.package-drafts.v3',
} as const;

/** In milliseconds, from the last edit: twelve hours. */
const longestMs = 12 * 3600 * 1000;

/** Once a request is booked. Until then they fill in the next form: what was paid for may be sold out. */
export function clearAllDrafts(): void {
  for (const key of Object.values(draftKeys)) removeTab(key);
}

export const hasDrafts = () => Object.values(draftKeys).some((key) => readTab(key) !== null);

interface StoredDraft<Draft> {
  /** Identifies what the draft is for. */
  key: string;
  draft: Draft;
  /** When it was saved, by `Date.now`. */
  at?: number;
}

interface DraftStore<Draft> {
  /** The draft with this key, else the latest that `fits`; else null. */
  load: (key: string, fits?: (draft: Draft) => boolean) => StoredDraft<Draft> | null;
  /** Saves a draft as the latest. Never throws. */
  save: (key: string, draft: Draft) => void;
  /** Removes all drafts, after a booking. */
  clear: () => void;
}

/**
 * Drafts stored for this tab, `limit` at most; they survive reloads, for twelve hours. `isDraft` drops damaged entries and those of an older
 * shape. Change the version in `storageKey` when it cannot tell the two shapes apart.
 */
export function createDraftStore<Draft>(
  storageKey: string,
  limit: number,
  isDraft: (stored: unknown) => boolean,
): DraftStore<Draft> {
  function read(): StoredDraft<Draft>[] {
    const stored = readTab(storageKey);
    return Array.isArray(stored)
      ? stored.filter(
          (saved) =>
            typeof saved?.key === 'string' &&
            typeof saved.draft === 'object' &&
            saved.draft &&
            !(Date.now() - saved.at > longestMs) &&
            isDraft(saved.draft),
        )
      : [];
  }

  return {
    load(key, fits = () => true) {
      const fitting = read().filter(({ draft }) => fits(draft));
      return fitting.find((saved) => saved.key === key) ?? fitting[0] ?? null;
    },
    save: (key, draft) =>
      writeTab(storageKey, [{ key, draft, at: Date.now() }, ...read().filter((saved) => saved.key !== key)].slice(0, limit)),
    clear: () => removeTab(storageKey),
  };
}
