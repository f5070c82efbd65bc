/**
 * Whether a stored value has at least the parts of `example`, each of the same type; entries of lists are like the example's first. Used instead
 * of a schema on pages that must stay small. Forms and the server still check typed values.
 */
export function isShapedLike(value: unknown, example: unknown): boolean {
  if (Array.isArray(example))
    return Array.isArray(value) && value.length > 0 && value.every((entry) => isShapedLike(entry, example[0]));
  if (typeof example !== 'object' || example === null) return typeof value === typeof example;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const parts = value as Record<string, unknown>;
  return Object.entries(example).every(([key, part]) => isShapedLike(parts[key], part));
}
