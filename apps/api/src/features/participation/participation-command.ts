import {
  addBusinessDays,
  calendarDay,
  canReadParticipation,
  justificationDays,
  type DayCalendar,
  type RatedSubject,
} from '@portal/domain'
import { foundOr, stampOf, type Command, type RecordKind } from '../../server/command.js'
import { changedFields } from '../../server/changed-fields.js'
import { insist } from '../../server/verdicts.js'
import {
  findParticipation,
  participationId,
  type ParticipationView,
  type Place,
} from './participation-read-model.js'
import { changeParticipation, lockParticipation, type ParticipationColumns } from './participation-store.js'

/** A threshold, see the configuration. */
export interface RateOffice {
  /** Percent. */
  threshold: number
  /** Days on which the state is open, for due dates. */
  calendar: DayCalendar
}

/** The day by which a justification is due: none where it is not required, and the same as before while it is. */
export function justificationDue(
  before: string | null,
  { exceeds, now }: { exceeds: boolean; now: Date },
  { calendar }: Pick<RateOffice, 'calendar'>,
): string | null {
  if (!exceeds) return null
  return before ?? addBusinessDays(calendarDay(now), justificationDays.required, calendar)
}

export const participationFound = foundOr('This agency or year does not exist.')

/** What the history keeps of numbers: '25 of 2150'. */
export function ratesKept(rates: ParticipationView['rates']): Record<RatedSubject, string | null> {
  const text = (subject: RatedSubject) => {
    const counts = rates[subject]
    return counts && `${counts.alternate} of ${counts.tested}`
  }
  return { ela: text('ela'), math: text('math'), science: text('science') }
}

/** How the history names a record. */
export function participationTarget({ year, leaId }: Place) {
  return { targetType: 'participation', targetId: participationId({ year, leaId }), leaId, year }
}

/** Participation of an agency in a year as commands use it; there is one for every agency and year. */
export const participationKind = ({
  threshold,
}: Pick<RateOffice, 'threshold'>): RecordKind<Command, Place, ParticipationView, ParticipationColumns> => ({
  found: participationFound,
  async lock({ tx, actor }, place) {
    insist(canReadParticipation(actor))
    await lockParticipation(tx, place)
  },
  find: ({ tx, actor }, place) => findParticipation(tx, actor, place, threshold),
  version: (view) => view,
  target: ({ answer }) => participationTarget(answer),
  write: (command, { answer }, columns) => changeParticipation(command.tx, answer, columns, stampOf(command)),
  audit: ({ rates: before }, { rates: after }) =>
    changedFields(ratesKept(before), ratesKept(after), Object.keys(after)),
})
