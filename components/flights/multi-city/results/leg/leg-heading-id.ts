/** Id of the heading that opens a leg; `index` from 0. */
export const legHeadingId = (index: number) => `multi-city-leg-${index + 1}`;
