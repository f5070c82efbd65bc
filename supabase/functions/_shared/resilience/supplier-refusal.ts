import type { RefusalCode } from '../contracts/search-failure.ts';

/** A supplier's refusal, with the code for the visitor. */
export class SupplierRefusal extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode) {
    super(`The supplier declined the search: ${code}`);
    this.name = 'SupplierRefusal';
    this.code = code;
  }
}
