export type RefusalCode = 'partyTooLarge' | 'searchRefused';

/** A supplier's no, with a code the app has words for. */
export class SupplierRefusal extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode) {
    super(`The supplier declined the search: ${code}`);
    this.name = 'SupplierRefusal';
    this.code = code;
  }
}
