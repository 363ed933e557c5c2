import { z } from 'zod'

export const feature = 'reports'
export const idParam = z.object({ id: z.coerce.number().int().positive() })
export const format = z.enum(['pdf', 'xlsx'])
