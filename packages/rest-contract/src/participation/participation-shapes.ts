import { justificationStatuses, publicationStates, ratedSubjectKeys } from '@portal/domain'
import { z } from 'zod'
import { allowedAct, personRef } from '../shared.js'

export const participationCall = { feature: 'participation', access: 'signed-in' } as const
export const participationBase = '/api/msde/participation'

const year = z.coerce.number().int().positive()
export const participationPlace = z.object({
  year: year.describe('Compliance year.'),
  leaId: z.coerce.number().int().positive(),
})

const students = {
  tested: 'Students tested, with whichever assessment.',
  alternate: 'Students among them who took the alternate assessment.',
}
const counts = z
  .object({
    tested: z.number().int().describe(students.tested),
    alternate: z.number().int().describe(students.alternate),
  })
  .meta({ id: 'TestedCounts' })

/** The numbers of a year by subject. */
export const participationRates = z.object({
  ela: counts.nullable().describe('English language arts; null where no numbers are entered.'),
  math: counts.nullable().describe('Mathematics.'),
  science: counts.nullable().describe('Science.'),
})

/** The same as somebody enters them: decimals are refused by the rule, beside their field. */
const enteredCounts = z
  .object({
    tested: z.number().describe(students.tested),
    alternate: z.number().describe(students.alternate),
  })
  .nullable()
  .describe('null takes the numbers away.')
export const enteredRates = z.object({ ela: enteredCounts, math: enteredCounts, science: enteredCounts })

const recordId = z.string().describe('Year and agency, such as 2026-13; it names the record in the history.')

export const exceeding = z
  .array(z.enum(ratedSubjectKeys))
  .describe('Subjects in which more than the threshold took the alternate assessment.')

// Wide bounds against hostile sizes; the rules name the exact ones beside their fields.
const text = z.string().max(20_000)

const group = z
  .object({
    id: z.string().max(60).describe('Key of the group: its kind and name, such as gender-female.'),
    tested: z.number().nullable().describe('Students of the group who were tested in the subject.'),
    alternate: z.number().nullable().describe('Students among them who took the alternate assessment.'),
  })
  .meta({ id: 'JustificationGroup' })

/** Numbers of a group as they are sent: those that are left out stay as they are. */
export const groupChange = group
  .partial({ tested: true, alternate: true })
  .meta({ id: 'JustificationGroupChange' })

/** What the agency writes. */
export const justificationFields = z.object({
  why: text.describe('Why the agency is above the threshold, by subject.'),
  guidelines: text.describe('How teams use the guidelines of the state.'),
  training: text.describe('Training of staff and parents.'),
  highest: text.describe('Where rates are highest, and why.'),
  plan: text.describe('What the agency will do.'),
  reviewed: z.number().nullable().describe('Eligibility decisions reviewed in the year.'),
  changed: z.number().nullable().describe('Decisions among them that were changed.'),
  groupSubject: z.enum(ratedSubjectKeys).describe('The subject whose students the groups are part of.'),
  groups: z.array(group).max(100).describe('Groups with numbers; those that are left out have none.'),
  confirmed: z.boolean().describe('Whether the agency confirms that the information is correct.'),
})

const standing = {
  status: z.enum(justificationStatuses),
  dueOn: z.string().nullable().describe('Day by which it is due; null where none is required.'),
  submittedOn: z.string().nullable().describe('Instant in UTC; null before it was submitted.'),
}

/** Whether an accepted justification is published, and since when. */
export const publicationStanding = z
  .object({
    state: z.enum(publicationStates),
    edition: z.number().int().nullable().describe('Number of the newest edition; null before the first.'),
    publishedOn: z.string().nullable().describe('Instant in UTC of the newest edition.'),
    withdrawnOn: z.string().nullable().describe('Instant in UTC; null unless the newest one is withdrawn.'),
    reason: z.string().nullable().describe('Why it was withdrawn.'),
  })
  .meta({ id: 'PublicationStanding' })

const justification = justificationFields
  .extend({
    ...standing,
    submittedBy: personRef.nullable(),
    decidedBy: personRef.nullable().describe('Who accepted or returned it.'),
    decidedOn: z.string().nullable().describe('Instant in UTC; null before that.'),
    returnReason: z.string().nullable().describe('Why it was returned; null after it was accepted.'),
    gaps: z.array(z.string()).describe('What it lacks before it can be submitted, a sentence each.'),
    write: allowedAct,
    submit: allowedAct,
    decide: allowedAct.describe('Accepting or returning it.'),
    publication: publicationStanding.describe('What everybody who is signed in reads of it.'),
  })
  .meta({ id: 'Justification' })

export const participationRow = participationRates
  .extend({
    id: recordId,
    leaId: z.number().int(),
    exceeding,
    justification: z.object(standing).meta({ id: 'JustificationStanding' }),
    changedOn: z.string().nullable().describe('Instant in UTC; null where nothing is entered.'),
  })
  .meta({ id: 'ParticipationRow' })

export const agencyParticipation = participationRates
  .extend({
    id: recordId,
    leaId: z.number().int(),
    year: z.number().int(),
    threshold: z.number().describe('Percent above which a subject needs a justification.'),
    exceeding,
    changedBy: personRef.nullable().describe('Who changed it last; null before anybody did.'),
    changedOn: z.string().nullable().describe('Instant in UTC; null before anybody changed it.'),
    version: z.number().int().describe('0 before anything is entered.'),
    enter: allowedAct.describe('Entering the numbers.'),
    justification,
  })
  .meta({ id: 'AgencyParticipation' })
