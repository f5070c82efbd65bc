/** What every adapter says about its supplier, whatever it is asked (docs/decisions/0030-supplier-port.md). */
export interface Source {
  /** As FLIGHT_SUPPLIER and its like name it, and as offers carry it. */
  name: string;
  /** True when all its data is invented. */
  sandbox: boolean;
  /** How long one question may take, milliseconds; then it is given up. */
  timeLimitMs: number;
  /** How many questions may be under way at once, in one process. */
  questionsAtOnce: number;
  /** True when the adapter itself asks each request a second time (`retryOnce`), so that the wrapper does not repeat a question that costs money. */
  repeatsRequests?: boolean;
}

/** One that sells. */
export interface Supplier extends Source {
  /** ISO 4217 codes its prices may come in; 'any' when it does not say. What is not QAR is converted by the adapter. */
  currencies: readonly string[] | 'any';
}
