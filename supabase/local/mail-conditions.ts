const condition = /\{\{\s*if eq \.Data\.(\w+) "([^"]*)"\s*\}\}([\s\S]*?)\{\{\s*else\s*\}\}([\s\S]*?)\{\{\s*end\s*\}\}/g;

/**
 * Resolves `{{ if eq .Data.locale "ar" }}…{{ else }}…{{ end }}` by what a user said at sign-up, as Supabase's templates do. Lite
 * knows no conditions and leaves them in place. This one form, not nested, is what our templates use.
 */
export function resolveConditions(template: string, data: Record<string, unknown>): string {
  return template.replace(condition, (_whole, name: string, value: string, then: string, otherwise: string) =>
    data[name] === value ? then : otherwise,
  );
}
