import { z } from 'zod'

/** A field without its default: an update must distinguish an absent field from a sent one. */
type Bare<Field> = Field extends z.ZodDefault<infer Inner> ? Inner : Field

/**
 * The body of an update of a record with these fields: an absent field keeps its stored value, so a client that does
 * not know a field cannot erase it. Defaults are removed, because a default would look like a sent value.
 */
export function changes<Shape extends z.ZodRawShape>(fields: z.ZodObject<Shape>) {
  const bare = Object.entries(fields.shape).map(([name, field]) => [name, z.optional(withoutDefault(field))])
  return z.object(Object.fromEntries(bare) as { [Name in keyof Shape]: z.ZodOptional<Bare<Shape[Name]>> })
}

function withoutDefault(field: z.core.$ZodType): z.core.$ZodType {
  if (!(field instanceof z.ZodDefault)) return field
  const { description } = field
  const inner = field.unwrap() as z.ZodType
  return description === undefined ? inner : inner.describe(description)
}
