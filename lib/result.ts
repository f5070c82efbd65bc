/** The outcome of something that may be refused: a value, or a reason that the caller must handle. */
export type Result<Value, Reason = string> = { ok: true; value: Value } | { ok: false; reason: Reason };

export function success<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

export function failure<Reason>(reason: Reason): { ok: false; reason: Reason } {
  return { ok: false, reason };
}
