/** How long each function waits for its suppliers, in milliseconds. Callers wait longer, so that the function's own answer about a slow supplier comes first. */
export const supplierLimitMs = {
  'flight-search': 20_000,
  'flight-price': 10_000,
  'flight-extras': 10_000,
  'flight-calendar': 10_000,
  'flight-status': 10_000,
  'hotel-search': 20_000,
  'hotel-autocomplete': 4_000,
  'hotel-details': 6_000,
  'hotel-price': 10_000,
  payments: 15_000,
  orders: 50_000,
} as const;

export type SupplierFunction = keyof typeof supplierLimitMs;
