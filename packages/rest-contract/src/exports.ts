import { z } from 'zod'

/** Formats of an exported list. `json` has the same cells as texts, for clients that render or print the list. */
export const exportFormats = ['csv', 'xlsx', 'json'] as const
export type ExportFormat = (typeof exportFormats)[number]

export const exportFormat = z
  .enum(exportFormats)
  .default('csv')
  .describe(
    'csv: BOM, CRLF, no cell starts a formula. xlsx: typed cells, a second sheet About. json: for printing.',
  )

/** Columns to export, separated by commas, in the order of the list. */
export function exportColumns<const Columns extends readonly string[]>(columns: Columns) {
  return z
    .string()
    .max(500)
    .refine(
      (text) => text.split(',').every((name) => columns.includes(name)),
      `Name columns of the list with commas between: ${columns.join(', ')}.`,
    )
    .optional()
    .describe(`Columns with commas between, all when left out: ${columns.join(', ')}.`)
}
