import { canEditCohorts, canReadCohorts, checkCohort } from '@portal/domain'
import { cohortFields, type BodyOf, type saveCohort as saveCall } from '@portal/rest-contract'
import { badField } from '../../server/api-error.js'
import { merged } from '../../server/merged.js'
import { insist, insistOnInput, insistOnVersion } from '../../server/verdicts.js'
import { agencyIds, listAgencyNames } from '../agencies/agencies-read-model.js'
import { listYears } from '../years/years-read-model.js'
import { findCohort, listCohorts, type Cohort } from './cohorts-read-model.js'
import { lockCohorts, putCohort } from './cohorts-store.js'
import { type Command, type Reader, stampOf, foundOr, recordAct } from '../../server/command.js'

/** Who answers for which agencies in a year, for state staff. */
export function readCohorts({ tx, actor }: Reader, year: number): Promise<Cohort[]> {
  insist(canReadCohorts(actor))
  return listCohorts(tx, actor, year)
}

/** One monitor's agencies in a year. */
export async function readCohort(
  { tx, actor }: Reader,
  at: { userId: string; year: number },
): Promise<Cohort> {
  insist(canReadCohorts(actor))
  return cohortFound(await findCohort(tx, actor, at))
}

/** Says which agencies a monitor answers for in a year; a monitor who left can only be given fewer. */
export async function saveCohort(
  command: Command,
  userId: string,
  { year, version, ...given }: BodyOf<typeof saveCall>,
): Promise<Cohort> {
  const { tx, actor, ctx } = command
  insist(canEditCohorts(actor))
  if (!(await listYears(tx, 'compliance')).some(({ id }) => id === year))
    throw badField('year', 'Choose a year.')
  await lockCohorts(tx, year)
  const at = { userId, year }
  const before = cohortFound(await findCohort(tx, actor, at))
  const input = merged(cohortFields, before, given)
  const changed =
    before.changedBy && before.changedOn
      ? { by: before.changedBy.fullName, on: new Date(before.changedOn) }
      : null
  const { active } = await agencyIds(tx)
  insistOnInput(checkCohort(input, new Set([...active, ...before.leaIds])))
  if (!before.isActive && input.leaIds.some((id) => !before.leaIds.includes(id)))
    throw badField('leaIds', 'This person is no longer a state monitor and can be given no agency.')
  insistOnVersion(version, { version: before.version, changed }, ctx.now, before)
  const id = await putCohort(tx, at, input, stampOf(command))
  const after = cohortFound(await findCohort(tx, actor, at))
  const names = new Map((await listAgencyNames(tx)).map((lea) => [lea.id, lea.shortName]))
  const details = (cohort: Cohort) => ({
    cohortNumber: cohort.cohortNumber,
    agencies: cohort.leaIds.map((leaId) => names.get(leaId) ?? String(leaId)),
  })
  await recordAct(command, 'saveCohort', {
    targetType: 'cohort',
    targetId: id,
    year,
    before: details(before),
    after: details(after),
  })
  return after
}

const cohortFound = foundOr('This state monitor does not exist.')
