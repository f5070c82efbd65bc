/** Drafts of booking forms: how they are stored in the tab, and how their errors are listed. */
import { readTab, removeTab, writeTab } from '@/lib/storage/tab-storage';

/** What is wrong, by path ("passengers.0.dateOfBirth", "contact.email"), as keys of `bookings.errors`. */
export type DraftErrors = Record<string, string>;

/** What was typed as part of a request, or what is wrong with it in the form's order. */
export type DraftCheck<Checked> = { request: Checked } | { errors: DraftErrors };

/** Adds what a schema found under the path `at`. The first issue of each field counts. */
export function collectErrors(
  errors: DraftErrors,
  at: string,
  issues: readonly { path: readonly PropertyKey[]; message: string }[] = [],
): void {
  for (const { path, message } of issues) errors[[at, ...path].join('.')] ??= message;
}

/** The errors in the order of `paths`, without those at other places. */
export function inFormOrder(errors: DraftErrors, paths: readonly string[]): DraftErrors {
  return Object.fromEntries(paths.flatMap((path) => (errors[path] ? [[path, errors[path]]] : [])));
}

interface StoredDraft<Draft> {
  /** Names what it is for. */
  key: string;
  draft: Draft;
}

interface DraftStore<Draft> {
  /** The draft for this key, else the latest; only drafts that fit. */
  load: (key: string, fits?: (draft: Draft) => boolean) => StoredDraft<Draft> | null;
  /** Keeps a draft in front of the others. Never throws. */
  save: (key: string, draft: Draft) => void;
  /** After a booking nothing typed stays behind. */
  clear: () => void;
}

/**
 * Drafts stored for this tab, `limit` at most; they survive reloads. `isDraft` drops damaged entries and those of an older
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
          (saved) => typeof saved?.key === 'string' && typeof saved.draft === 'object' && saved.draft && isDraft(saved.draft),
        )
      : [];
  }

  return {
    load(key, fits = () => true) {
      const fitting = read().filter(({ draft }) => fits(draft));
      return fitting.find((saved) => saved.key === key) ?? fitting[0] ?? null;
    },
    save: (key, draft) => writeTab(storageKey, [{ key, draft }, ...read().filter((saved) => saved.key !== key)].slice(0, limit)),
    clear: () => removeTab(storageKey),
  };
}
