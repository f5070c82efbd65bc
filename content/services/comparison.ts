import type { Bilingual } from '../bilingual.ts';

/** A table of short answers: each row has as many cells as there are columns. */
export interface Comparison {
  caption: Bilingual;
  columns: readonly Bilingual[];
  rows: readonly { name: Bilingual; cells: readonly Bilingual[] }[];
  /** The column that suits most readers. */
  recommended?: number;
  /** What the reader must know before trusting it. */
  note: Bilingual;
}
