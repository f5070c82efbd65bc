/**
 * Whether a stored value has at least the parts of `example`, each of its kind; lists have entries, each like the first of the example's.
 * Instead of a schema where pages are to stay light. What is typed is checked by the forms and the server anyway.
 */
export function isShapedLike(value: unknown, example: unknown): boolean {
  if (Array.isArray(example))
    return Array.isArray(value) && value.length > 0 && value.every((entry) => isShapedLike(entry, example[0]));
  if (typeof example !== 'object' || example === null) return typeof value === typeof example;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const parts = value as Record<string, unknown>;
  return Object.entries(example).every(([key, part]) => isShapedLike(parts[key], part));
}
