import { z } from 'zod'

/** A person, as named in lists and stamps. */
export const personRef = z.object({ id: z.string(), fullName: z.string() }).meta({ id: 'PersonRef' })

/**
 * Whether the caller may take an action now; the screen disables it otherwise and shows the reason (domain definition
 * 9).
 */
export const allowedAct = z
  .object({
    allowed: z.boolean(),
    reason: z.string().nullable().describe('Why not, in words for the person; null when allowed.'),
  })
  .meta({ id: 'AllowedAct' })

/** Maximum number of rows of one page of a list. */
export const mostRowsOnAPage = 200

/** Query members of lists with server-side paging (domain definition 0.6). */
export const pageQuery = {
  page: z.coerce.number().int().min(1).max(1_000_000).default(1).describe('Counts from 1.'),
  pageSize: z.coerce.number().int().min(1).max(mostRowsOnAPage).default(25),
}

/** The same as members of a path. */
export const pagePath = {
  page: z.coerce.number().int().min(1).max(1_000_000),
  pageSize: z.coerce.number().int().min(1).max(mostRowsOnAPage),
}

/** Search text; fewer than two characters are refused, an empty one means no search. */
export const searchQuery = z
  .string()
  .trim()
  .max(200)
  .refine((text) => text.length !== 1, 'Search for two characters or more.')
  .optional()

/** `fullName,-lastLoginDate`: several columns, a minus for descending. */
export function sortQuery<const Columns extends readonly string[]>(columns: Columns) {
  const sortable = new RegExp(`^-?(${columns.join('|')})$`)
  return z
    .string()
    .max(200)
    .refine(
      (text) => text.split(',').every((part) => sortable.test(part.trim())),
      `Sort by ${columns.join(', ')}; several with commas, a minus before a name for descending.`,
    )
    .optional()
    .describe(`Columns with commas between, a minus for descending: ${columns.join(', ')}.`)
}
