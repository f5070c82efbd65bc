interface StoredStay {
  address: { area: string; cityName: string } | null;
  rooms: readonly { name: string }[];
  inEnglish?: { area: string; cityName: string; rooms: readonly string[] } | null;
}

/** Where a stay is and what its rooms are called, in the language of who reads as far as it is known. Parts of the place from near to far. */
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
