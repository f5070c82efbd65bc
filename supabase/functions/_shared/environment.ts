interface DenoEnvironment {
  Deno?: { env: { get(name: string): string | undefined } };
}

/** A variable of the function's environment; undefined when unset or empty. Reads when asked, so that tests and reloads count. */
export function readEnvironment(name: string): string | undefined {
  return (globalThis as DenoEnvironment).Deno?.env.get(name) || undefined;
}
