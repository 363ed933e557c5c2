import { presenceKinds } from '@portal/domain'
import { z } from 'zod'
import { defineCall } from '../call.js'

export const getPresence = defineCall({
  id: 'getPresence',
  feature: 'presence',
  method: 'get',
  path: '/api/presence/{kind}/{id}',
  summary: 'Whether the caller may see who is on a record, and how the others there see the caller',
  description:
    'Refused as the record itself is. Who is there now is known to the gateways only; nothing of it is stored.',
  access: 'signed-in',
  params: z.object({
    kind: z
      .enum(presenceKinds)
      .describe('subsection: the work of the agency; subsection-review: that of the state.'),
    id: z.coerce.number().int().positive().describe('Id of the record: of the subsection response.'),
  }),
  answer: z
    .object({
      userId: z.string(),
      fullName: z.string(),
      role: z.string(),
      audience: z.enum(['everybody', 'state']).describe('state: shown to state staff only.'),
      side: z.enum(['state', 'agency']),
    })
    .meta({ id: 'PresentPerson' }),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const presenceCalls = [getPresence]
