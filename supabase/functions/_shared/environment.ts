interface DenoEnvironment {
  Deno?: { env: { get(name: string): string | undefined } };
}

/** Reads a setting; tests provide their own. */
export type Environment = (name: string) => string | undefined;

/** A variable of the function's environment; undefined when unset or empty. Read at each call, so that changes count. */
export const readEnvironment: Environment = (name) => (globalThis as DenoEnvironment).Deno?.env.get(name) || undefined;

/** A required variable. Throws with its name when it is not set. */
export function settingOf(environment: Environment, name: string): string {
  const value = environment(name);
  if (value) return value;
  throw new Error(`${name} is not set`);
}
