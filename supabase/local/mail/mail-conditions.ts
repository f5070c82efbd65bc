const condition =
  /\{\{ ?if eq \.Data\.(\w{1,40}) "([^"]{0,40})" ?\}\}([\s\S]{0,9999}?)\{\{ ?else ?\}\}([\s\S]{0,9999}?)\{\{ ?end ?\}\}/g;

/**
 * Resolves `{{ if eq .Data.locale "ar" }}…{{ else }}…{{ end }}` by what a user said at sign-up, as Supabase's templates do. Lite
 * knows no conditions and leaves them in place. This one form, not nested, is what our templates use.
 */
export function resolveConditions(template: string, data: Record<string, unknown>): string {
  return template.replace(condition, (_whole, name: string, value: string, then: string, otherwise: string) =>
    data[name] === value ? then : otherwise,
  );
}
