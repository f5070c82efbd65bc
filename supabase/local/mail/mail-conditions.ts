const condition =
  /\{\{ ?if eq \.Data\.(\w{1,40}) "([^"]{0,40})" ?\}\}([\s\S]{0,9999}?)\{\{ ?else ?\}\}([\s\S]{0,9999}?)\{\{ ?end ?\}\}/g;

/**
 * Resolves `{{ if eq .Data.locale "ar" }}…{{ else }}…{{ end }}` with a user's sign-up data, as Supabase's templates do. Lite leaves conditions in
 * place. Supports only this form, not nested, which is what our templates use.
 */
export function resolveConditions(template: string, data: Record<string, unknown>): string {
  return template.replace(condition, (_whole, name: string, value: string, then: string, otherwise: string) =>
    data[name] === value ? then : otherwise,
  );
}
