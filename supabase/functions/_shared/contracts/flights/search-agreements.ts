/**
 * Optional data of a search: ages, loyalty numbers, fares of a company (docs/engineering/suppliers.md). The form of the home page has no fields
 * for them, so the schema that it uses is without them.
 */
import * as z from 'zod/mini';

const airlineCode = z.string().check(z.regex(/^[A-Z0-9]{2}$/));
/** Letters, digits and the signs that airlines use: "FLX53", "ABN:2345678". */
const fareCode = z.string().check(z.regex(/^[A-Za-z0-9:/-]{1,40}$/));
/** As on the account, within the suppliers' limit. */
const accountName = z.string().check(z.trim(), z.minLength(1), z.maxLength(20));

/** The name on the account: airlines do not accept a number without it. */
const loyaltyAccount = z.object({
  /** Position in the party, from 1: adults, then children, then infants. */
  passenger: z.int().check(z.gte(1)),
  givenNames: accountName,
  surname: accountName,
  airline: airlineCode,
  number: z.string().check(z.regex(/^[A-Za-z0-9]{3,25}$/)),
});

/** The code for fares that an airline has agreed with a company. */
const corporateFare = z
  .object({
    airline: airlineCode,
    corporateCode: z.optional(fareCode),
    trackingReference: z.optional(fareCode),
    tourCode: z.optional(fareCode),
  })
  .check(z.refine((codes) => Boolean(codes.corporateCode ?? codes.trackingReference ?? codes.tourCode)));

/** One of an airline. */
export const corporateFares = z.array(corporateFare).check(
  z.maxLength(10),
  z.refine((fares) => new Set(fares.map(({ airline }) => airline)).size === fares.length, { error: 'airlineTwice' }),
);
export type CorporateFares = z.infer<typeof corporateFares>;

export const agreements = {
  /** On the last day of travel, of the party in its order: adults, children, infants. Null from 18 on, and where it is not known. */
  ages: z.optional(z.array(z.nullable(z.int().check(z.gte(0), z.lte(17)))).check(z.maxLength(27))),
  loyaltyAccounts: z.optional(z.array(loyaltyAccount).check(z.maxLength(18))),
  corporateFares: z.optional(corporateFares),
};
/** Data of a party that becomes known when travellers are named; the offer was found without it. */
export const knownTravellers = z.object({ ages: agreements.ages, loyaltyAccounts: agreements.loyaltyAccounts });
export type KnownTravellers = z.infer<typeof knownTravellers>;

export type SearchAgreements = z.infer<z.ZodMiniObject<typeof agreements>>;

/** The traveller type of somebody under 18, as airlines count. */
export function kindAt(age: number): 'adults' | 'children' | 'infants' {
  return age >= 12 ? 'adults' : age >= 2 ? 'children' : 'infants';
}

/** The search as stored with a booking, without loyalty numbers. */
export function withoutAccounts<Search extends SearchAgreements>({
  loyaltyAccounts: _,
  ...search
}: Search): Omit<Search, 'loyaltyAccounts'> {
  return search;
}
