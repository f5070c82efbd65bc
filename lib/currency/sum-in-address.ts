/** A conversion as in the address: the amount as typed, and the codes of the two currencies. */
export interface SumInAddress {
  amount?: string;
  from?: string;
  to?: string;
}

/** The sum in an address, its currencies in any case. Those outside `codes` are left out, and named in `unknown`. */
export function readSum(
  query: URLSearchParams,
  codes: readonly string[],
): SumInAddress & { unknown: readonly ('from' | 'to')[] } {
  const amount = query.get('amount')?.slice(0, 30);
  const [from, to] = [query.get('from')?.toUpperCase(), query.get('to')?.toUpperCase()];
  return {
    ...(amount && { amount }),
    ...(from && codes.includes(from) && { from }),
    ...(to && codes.includes(to) && { to }),
    unknown: (['from', 'to'] as const).filter((name) => query.get(name) && !codes.includes(query.get(name)?.toUpperCase() ?? '')),
  };
}

/** `?amount=777&from=QAR&to=TRY` */
export function writeSum(amount: string, from: string, to: string): URLSearchParams {
  return new URLSearchParams({ amount, from, to });
}
