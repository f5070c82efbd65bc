import { useRef } from 'react';
import type { DraftErrors } from '@/lib/bookings/draft';
import type { PackageDraft } from '@/lib/bookings/products/package/draft';

interface FieldErrorsOptions {
  draft: PackageDraft;
  errors: DraftErrors;
  /** What is wrong with a draft, by path. */
  errorsOf: (draft: PackageDraft) => DraftErrors;
  onErrors: (errors: DraftErrors) => void;
}

/** Checks a field when it is left after an edit; an error that shows goes as soon as the text is right. */
export function useFieldErrors({ draft, errors, errorsOf, onErrors }: FieldErrorsOptions) {
  const edited = useRef(new Set<string>());
  return {
    /** Call with the draft as it will be, and the fields that were changed. */
    changed(next: PackageDraft, paths: readonly string[]) {
      for (const path of paths) edited.current.add(path);
      if (Object.keys(errors).length === 0) return;
      const found = errorsOf(next);
      const isSettled = (at: string) => !found[at] && (paths.includes(at) || errors[at] === 'passportRepeated');
      const remaining = Object.entries(errors).filter(([at]) => !isSettled(at));
      if (remaining.length < Object.keys(errors).length) onErrors(Object.fromEntries(remaining));
    },
    left(path: string) {
      if (!edited.current.has(path)) return;
      const { [path]: before, ...others } = errors;
      const found = errorsOf(draft)[path];
      if (found !== before) onErrors(found ? { ...others, [path]: found } : others);
    },
  };
}
