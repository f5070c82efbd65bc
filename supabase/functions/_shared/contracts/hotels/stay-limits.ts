/** The limits of a stay, separate from the schemas, so that forms need not load those. */
export const roomLimits = {
  rooms: { min: 1, max: 4 },
  adults: { min: 1, max: 4 },
  children: { min: 0, max: 3 },
  childAge: { min: 1, max: 17, usual: 10 },
} as const;

/** In days. Hotels sell about this far ahead, and hold a room at one rate for about this long. */
export const stayHorizonDays = 360;
export const longestStayNights = 30;

/** The limit of the hotel autocomplete. */
export const suggestionLimits = { minLetters: 3, maxLetters: 80, most: 8 } as const;
