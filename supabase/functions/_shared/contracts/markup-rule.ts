/** A rule of the agency's markup, for the desk, the database and the functions (docs/product/payments.md). Never sent to customers. */
import * as z from 'zod/mini';
import { cabinClasses } from './flights/flight-request.ts';

/** The products that have a supplier's price. */
export const markupProducts = ['flight', 'stay'] as const;
export type MarkupProduct = (typeof markupProducts)[number];

/** Basis points: 50 percent. */
export const mostBasisPoints = 5_000;
/** In dirhams, a hundred per riyal: 10,000 riyals. */
export const mostFixedAmount = 1_000_000;

/** A row of `markup_rules`, as far as the functions read it. Null means any. */
export const markupRule = z.object({
  product: z.enum(markupProducts),
  /** IATA code of the airline that issues the ticket. */
  airline: z.nullable(z.string()),
  /** For a flight: IATA code of an airport or a city, as in searches. */
  origin: z.nullable(z.string()),
  /** Likewise; of a stay, the id of the place in searches. */
  destination: z.nullable(z.string()),
  cabin: z.nullable(z.enum(cabinClasses)),
  basis_points: z.int().check(z.gte(0), z.lte(mostBasisPoints)),
  /** In dirhams: of a flight for each traveller with a seat, of a stay for the whole stay. */
  fixed_amount: z.int().check(z.gte(0), z.lte(mostFixedAmount)),
  created_at: z.string(),
});
export type MarkupRule = z.infer<typeof markupRule>;
