/** Pixels of a share image: what Open Graph asks for, and the proportions of the posters' share crop. */
export const shareSize = { width: 1200, height: 630 } as const;
