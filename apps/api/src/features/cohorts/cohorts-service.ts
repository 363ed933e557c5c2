import { canEditCohorts, canReadCohorts, checkCohort } from '@portal/domain'
import type { BodyOf, saveCohort as saveCall } from '@portal/rest-contract'
import type { Tx } from '../../db/database.js'
import { ApiError } from '../../server/api-error.js'
import type { ApiActor } from '../../server/requests/authenticate.js'
import type { RequestContext } from '../../server/requests/route.js'
import { insist, insistOnInput, insistOnVersion } from '../../server/verdicts.js'
import { agencyIds, listAgencyNames } from '../agencies/agencies-read-model.js'
import { writeAudit } from '../audit-trail/audit-trail-store.js'
import { listYears } from '../years/years-read-model.js'
import { findCohort, listCohorts, type Cohort } from './cohorts-read-model.js'
import { lockCohorts, putCohort } from './cohorts-store.js'

interface CohortsCommand {
  tx: Tx
  actor: ApiActor
  ctx: RequestContext
}

/** Who answers for which agencies in a year, for state staff. */
export function readCohorts({ tx, actor }: Omit<CohortsCommand, 'ctx'>, year: number): Promise<Cohort[]> {
  insist(canReadCohorts(actor))
  return listCohorts(tx, actor, year)
}

/** One monitor's agencies in a year. */
export async function readCohort(
  { tx, actor }: Omit<CohortsCommand, 'ctx'>,
  at: { userId: string; year: number },
): Promise<Cohort> {
  insist(canReadCohorts(actor))
  return cohortFound(await findCohort(tx, actor, at))
}

/** Says which agencies a monitor answers for in a year; a monitor who left can only be given fewer. */
export async function saveCohort(
  { tx, actor, ctx }: CohortsCommand,
  userId: string,
  { year, version, ...input }: BodyOf<typeof saveCall>,
): Promise<Cohort> {
  insist(canEditCohorts(actor))
  if (!(await listYears(tx, 'compliance')).some(({ id }) => id === year))
    throw badField('year', 'Choose a year.')
  await lockCohorts(tx, year)
  const at = { userId, year }
  const before = cohortFound(await findCohort(tx, actor, at))
  const changed =
    before.changedBy && before.changedOn
      ? { by: before.changedBy.fullName, on: new Date(before.changedOn) }
      : null
  const { active } = await agencyIds(tx)
  insistOnInput(checkCohort(input, new Set([...active, ...before.leaIds])))
  if (!before.isActive && input.leaIds.some((id) => !before.leaIds.includes(id)))
    throw badField('leaIds', 'This person is no longer a state monitor and can be given no agency.')
  insistOnVersion(version, { version: before.version, changed }, ctx.now, before)
  const id = await putCohort(tx, at, input, { by: actor.userId, on: ctx.now })
  const after = cohortFound(await findCohort(tx, actor, at))
  const names = new Map((await listAgencyNames(tx)).map((lea) => [lea.id, lea.shortName]))
  const told = (cohort: Cohort) => ({
    cohortNumber: cohort.cohortNumber,
    agencies: cohort.leaIds.map((leaId) => names.get(leaId) ?? String(leaId)),
  })
  await writeAudit(tx, {
    actor,
    ctx,
    action: 'saveCohort',
    targetType: 'cohort',
    targetId: id,
    year,
    before: told(before),
    after: told(after),
  })
  return after
}

function cohortFound(cohort: Cohort | null): Cohort {
  if (cohort === null) throw new ApiError('NOT_FOUND', 'This state monitor does not exist.')
  return cohort
}

function badField(field: string, message: string): ApiError {
  return new ApiError('BAD_USER_INPUT', message, { fields: { [field]: [message] } })
}
