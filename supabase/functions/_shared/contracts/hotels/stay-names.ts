interface StoredStay {
  address: { area: string; cityName: string } | null;
  rooms: readonly { name: string }[];
  inEnglish?: { area: string; cityName: string; rooms: readonly string[] } | null;
}

/** Names of a stay's place and rooms, in the reader's language as far as they are known. Parts of the place from district to country. */
export function namesOfStay(
  { address, rooms, inEnglish }: StoredStay,
  locale: 'en' | 'ar',
): { place: string[]; rooms: string[] } {
  const english = locale === 'en' ? inEnglish : null;
  const { area, cityName } = english ?? address ?? {};
  return {
    place: [area, cityName].filter((part): part is string => Boolean(part)),
    rooms: rooms.map(({ name }, index) => english?.rooms[index] ?? name),
  };
}
