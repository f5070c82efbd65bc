/** A conversion as in the address: the amount as typed, and the codes of the two currencies. */
export interface SumInAddress {
  amount?: string;
  from?: string;
  to?: string;
}

/** The sum in an address; currencies outside `codes` are left out. */
export function readSum(query: URLSearchParams, codes: readonly string[]): SumInAddress {
  const [amount, from, to] = [query.get('amount')?.slice(0, 30), query.get('from'), query.get('to')];
  return {
    ...(amount && { amount }),
    ...(from && codes.includes(from) && { from }),
    ...(to && codes.includes(to) && { to }),
  };
}

/** `?amount=777&from=QAR&to=TRY` */
export function writeSum(amount: string, from: string, to: string): URLSearchParams {
  return new URLSearchParams({ amount, from, to });
}
