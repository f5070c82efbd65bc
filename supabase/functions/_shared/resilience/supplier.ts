/** The properties of every adapter, for all kinds of requests (docs/engineering/suppliers.md). */
export interface Source {
  /** Its name in FLIGHT_SUPPLIER and similar settings, and in offers. */
  name: string;
  /** True when all its data is invented. */
  sandbox: boolean;
  /** Timeout of one request in milliseconds. */
  timeLimitMs: number;
  /** The most concurrent requests in one process. */
  questionsAtOnce: number;
  /** True when the adapter retries each request itself (`retryOnce`), so that the wrapper does not repeat a request that costs money. */
  repeatsRequests?: boolean;
}

/** A source with offers for sale. */
export interface Supplier extends Source {
  /** ISO 4217 codes of its prices; 'any' when unknown. The adapter converts them to QAR. */
  currencies: readonly string[] | 'any';
}
