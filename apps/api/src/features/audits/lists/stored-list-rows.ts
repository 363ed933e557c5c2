import { z } from 'zod'

const rows = z.array(
  z.object({
    key: z.string(),
    fields: z.record(z.string(), z.string()),
    flags: z.array(z.string()),
    age: z.number().nullable(),
  }),
)

/** Rows of a list that were read, from the JSON in which they are stored. */
export function storedListRows(json: string): z.infer<typeof rows> {
  return rows.parse(JSON.parse(json))
}
