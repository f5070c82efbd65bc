/**
 * What a search may say besides where, when and who: ages, loyalty numbers, fares of a company (docs/decisions/0080-extras.md). No form asks for them
 * yet, so the shape that forms check is without them.
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

export const agreements = {
  /** Known ages under 18 on the last day of travel, in any order: from 12 on of adults, from 2 on of children. */
  ages: z.optional(z.array(z.int().check(z.gte(0), z.lte(17))).check(z.maxLength(27))),
  loyaltyAccounts: z.optional(z.array(loyaltyAccount).check(z.maxLength(18))),
  /** One of an airline. */
  corporateFares: z.optional(z.array(corporateFare).check(z.maxLength(10))),
};
export type SearchAgreements = z.infer<z.ZodMiniObject<typeof agreements>>;

/** The known ages, by adults, children and infants. */
export function agesByKind(ages: readonly number[] = []) {
  return {
    adults: ages.filter((age) => age >= 12),
    children: ages.filter((age) => age >= 2 && age < 12),
    infants: ages.filter((age) => age < 2),
  };
}

/** The search as stored with a booking, without loyalty numbers. */
export function withoutAccounts<Search extends SearchAgreements>({
  loyaltyAccounts: _,
  ...search
}: Search): Omit<Search, 'loyaltyAccounts'> {
  return search;
}
