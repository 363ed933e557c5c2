import { justificationDecisions, mostReturnReason } from '@portal/domain'
import { z } from 'zod'
import { defineCall } from '../call.js'
import { changes } from '../changes.js'
import {
  agencyParticipation,
  groupChange,
  justificationFields,
  participationBase,
  participationCall,
  participationPlace,
} from './participation-shapes.js'

const version = z.number().int().describe('Version that the caller saw.')

export const saveJustification = defineCall({
  ...participationCall,
  id: 'saveJustification',
  method: 'put',
  path: `${participationBase}/{year}/{leaId}/justification`,
  summary:
    'Writes the justification of an agency above the threshold; fields that are left out stay as they are',
  description:
    'For local administrators of the agency. BAD_USER_INPUT with fields such as why, changed, groups.gender-male. CONFLICT with the current record: an old version, not required, submitted or accepted.',
  encoding: 'json',
  params: participationPlace,
  body: changes(justificationFields).extend({
    groups: z
      .array(groupChange)
      .max(100)
      .optional()
      .describe('Groups with numbers; those that are left out have none.'),
    version,
  }),
  answer: agencyParticipation,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const submitJustification = defineCall({
  ...participationCall,
  id: 'submitJustification',
  method: 'post',
  path: `${participationBase}/{year}/{leaId}/justification/submission`,
  summary: 'Sends a complete justification to the state',
  description: 'For local administrators of the agency. CONFLICT says what it lacks.',
  encoding: 'json',
  params: participationPlace,
  body: z.object({ version }),
  answer: agencyParticipation,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const decideJustifications = defineCall({
  ...participationCall,
  id: 'decideJustifications',
  method: 'post',
  path: `${participationBase}/{year}/decisions`,
  summary: 'Accepts or returns submitted justifications of a year, all that are named or none',
  description: 'For state monitors. A return needs a reason, which the agency reads.',
  encoding: 'json',
  params: z.object({ year: participationPlace.shape.year }),
  body: z.object({
    leaIds: z.array(z.number().int().positive()).min(1, 'Choose an agency.').max(500),
    decision: z.enum(justificationDecisions),
    reason: z
      .string()
      .max(mostReturnReason * 5)
      .default('')
      .describe('Why they are returned; empty where they are accepted.'),
  }),
  answer: z.object({ decided: z.number().int() }).meta({ id: 'DecidedJustifications' }),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})
