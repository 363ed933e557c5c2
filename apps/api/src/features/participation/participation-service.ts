import {
  canEnterRates,
  canReadParticipation,
  checkCounts,
  exceedingSubjects,
  isSameRates,
  ratedSubjectKeys,
  type ParticipationRates,
} from '@portal/domain'
import {
  participationRates,
  type AnswerOf,
  type BodyOf,
  type getParticipation as getCall,
  type listParticipation as listCall,
  type saveParticipationRates as saveCall,
} from '@portal/rest-contract'
import { ApiError } from '../../server/api-error.js'
import { changeRecord, type Command, type Reader } from '../../server/command.js'
import { merged } from '../../server/merged.js'
import { insist, insistOnInput } from '../../server/verdicts.js'
import {
  justificationDue,
  participationFound,
  participationKind,
  type RateOffice,
} from './participation-command.js'
import { notifyOfRequirement } from './participation-mails.js'
import {
  findParticipation,
  isParticipationYear,
  listParticipationOf,
  type Place,
} from './participation-read-model.js'

/** The rates of a year, of the agencies that the reader sees. FORBIDDEN for who sees none, NOT_FOUND for an unknown year. */
export async function listParticipation(
  { tx, actor }: Reader,
  year: number,
  { threshold }: Pick<RateOffice, 'threshold'>,
): Promise<AnswerOf<typeof listCall>> {
  insist(canReadParticipation(actor))
  if (!(await isParticipationYear(tx, year))) throw new ApiError('NOT_FOUND', 'There is no such year.')
  return listParticipationOf(tx, actor, year, threshold)
}

/** The rates of one agency in a year. NOT_FOUND for one that the reader does not see. */
export async function getParticipation(
  { tx, actor }: Reader,
  place: Place,
  { threshold }: RateOffice,
): Promise<AnswerOf<typeof getCall>> {
  insist(canReadParticipation(actor))
  return participationFound(await findParticipation(tx, actor, place, threshold)).answer
}

/** Enters the numbers of an agency; all subjects are judged, also those that are not sent. */
export function saveParticipationRates(
  command: Command,
  place: Place,
  { version, ...sent }: BodyOf<typeof saveCall>,
  office: RateOffice,
): Promise<AnswerOf<typeof saveCall>> {
  return changeRecord(participationKind(office), command, place, {
    action: 'saveParticipationRates',
    may: ({ facts }) => canEnterRates(command.actor, facts),
    version,
    columns({ rates: stored, answer }) {
      const rates: ParticipationRates = merged(participationRates, stored, sent)
      insistOnInput(
        ratedSubjectKeys.flatMap((subject) => {
          const counts = rates[subject]
          return counts === null ? [] : checkCounts(counts, (name) => `${subject}.${name}`)
        }),
      )
      if (isSameRates(rates, stored)) return null
      const exceeds = exceedingSubjects(rates, office.threshold).length > 0
      const due = { exceeds, now: command.ctx.now }
      return { rates, justificationDueOn: justificationDue(answer.justification.dueOn, due, office) }
    },
    async notify({ facts: before }, { facts: after, answer }) {
      if (before.status === 'Not required' && after.status === 'Required')
        await notifyOfRequirement(command, { ...answer, dueOn: answer.justification.dueOn })
    },
  })
}
