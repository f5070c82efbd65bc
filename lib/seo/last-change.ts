import { lastModified } from '@/content/last-modified.generated';

/** The day (yyyy-MM-dd) of the latest change in the files; throws for a file unknown to scripts/last-modified.mjs. */
export function lastChange(sources: readonly string[]): string {
  const days = sources.map((file) => {
    const [day] = lastModified[file] ?? [];
    if (!day) throw new Error(`Nobody knows when ${file} changed: run node scripts/last-modified.mjs`);
    return day;
  });
  return days.sort().at(-1) ?? '';
}
