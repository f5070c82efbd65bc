interface Person {
  name: string;
  /** ISO 3166-1 alpha-2. */
  nationality: string;
}

/** Names by nationality, each nationality once, in the order people were given. */
export function byNationality(people: readonly Person[]): [nationality: string, names: string[]][] {
  const groups = new Map<string, string[]>();
  for (const { name, nationality } of people) {
    groups.set(nationality, [...(groups.get(nationality) ?? []), name]);
  }
  return [...groups];
}
