/**
 * The fee of a consulate for a short Schengen visa, in euros. European Commission, Migration and Home Affairs: "Schengen visa fee increased as of 11 June
 * 2024". Read on 29 November 2026; content/services/prices.ts says the same in words. Other authorities' fees are not known here.
 */
export const schengenFee = {
  euros: 90,
  /** From six to eleven; younger children pay nothing. */
  childEuros: 45,
  /** yyyy-MM-dd */
  since: '2024-06-11',
};
