import { useState } from 'react';

/** Which fields were filled in from a photo and have not been edited since: they ask to be compared. */
export function usePhotoMarks<Field extends string>() {
  const [marked, setMarked] = useState<readonly string[]>([]);
  return {
    mark: (fields: readonly string[]) => setMarked(fields),
    unmark: (field: Field) => setMarked((before) => before.filter((other) => other !== field)),
    isMarked: (field: Field) => marked.includes(field),
  };
}
