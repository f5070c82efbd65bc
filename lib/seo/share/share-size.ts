/** Size in pixels, as recommended for Open Graph, with the proportions of the posters' share crop. */
export const shareSize = { width: 1200, height: 630 } as const;
