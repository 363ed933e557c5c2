import type { ConflictField } from './conflict-fields'

/** What a form says, a paragraph for each part that says something: for the clipboard. */
export function textOfFields<Values extends object>(
  fields: readonly ConflictField<Values>[],
  values: Values,
): string {
  return fields
    .flatMap(({ label, show, text }) => {
      const shown = text ? text(values) : show(values)
      const said = typeof shown === 'string' || typeof shown === 'number' ? String(shown).trim() : ''
      return said ? `${label}: ${said}` : []
    })
    .join('\n\n')
}
