import { z } from 'zod'
import { defineCall } from './call.js'

export const year = z
  .object({
    id: z.number().int().describe('Calendar year in which the school year starts.'),
    name: z.string().describe("Shown name, '2026 - 2027'."),
  })
  .meta({ id: 'Year' })

export const listComplianceYears = defineCall({
  id: 'listComplianceYears',
  room: 'years',
  method: 'get',
  path: '/api/leas/years',
  summary: 'Compliance years, oldest first',
  description: 'The last entry is the default where no year was chosen before.',
  access: 'signed-in',
  answer: z.array(year),
})

export const yearsCalls = [listComplianceYears]
