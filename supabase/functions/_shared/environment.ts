interface DenoEnvironment {
  Deno?: { env: { get(name: string): string | undefined } };
}

/** Where settings come from; tests give their own. */
export type Environment = (name: string) => string | undefined;

/** A variable of the function's environment; undefined when unset or empty. Reads when asked, so that tests and reloads count. */
export const readEnvironment: Environment = (name) => (globalThis as DenoEnvironment).Deno?.env.get(name) || undefined;

/** A variable that nothing works without. Throws with its name when it is not set. */
export function settingOf(environment: Environment, name: string): string {
  const value = environment(name);
  if (value) return value;
  throw new Error(`${name} is not set`);
}
