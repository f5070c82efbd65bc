import { useState } from 'react';

/** Fields that were filled in from a photo and not edited since: they show a request to compare them. */
export function usePhotoMarks<Field extends string>() {
  const [marked, setMarked] = useState<readonly string[]>([]);
  return {
    mark: (fields: readonly string[]) => setMarked(fields),
    unmark: (field: Field) => setMarked((before) => before.filter((other) => other !== field)),
    isMarked: (field: Field) => marked.includes(field),
  };
}
