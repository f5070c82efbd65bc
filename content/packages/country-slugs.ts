/** Slugs of `holidayCountries`, for schemas: the types of the files come from those. */
export const countrySlugs = [
  ...(['saudi-arabia', 'moscow', 'switzerland', 'france', 'uzbekistan', 'greece', 'south-korea', 'morocco', 'turkey'] as const),
  ...(['maldives', 'dubai'] as const),
] as const;
export type CountrySlug = (typeof countrySlugs)[number];

/** Those of the programme, which have a place in the carousel. */
export const programmeSlugs: readonly CountrySlug[] = countrySlugs.slice(0, 9);
