import type { Tx } from '../../../db/database.js'
import type { ApiActor } from '../../../server/requests/authenticate.js'
import type { RequestContext } from '../../../server/requests/route.js'
import { writeAudits } from '../../audit-trail/audit-trail-store.js'
import { tellOfCategories } from '../documents-mails.js'
import { moveCategories } from './documents-upgrade-store.js'

interface Command {
  tx: Tx
  actor: ApiActor
  ctx: RequestContext
}

interface Upgrade {
  id: number
  leaId: number
  agency: string
  year: number
  part: string
  fromNumber: number
  toId: number
  toNumber: number
}

/** Takes a started self-assessment over onto a newer version of its required document categories, with its documents. */
export async function upgradeCategories(command: Command, upgrade: Upgrade): Promise<void> {
  const { tx, actor, ctx } = command
  const { id, leaId, agency, year, part, fromNumber, toId, toNumber } = upgrade
  await moveCategories(tx, id, toId, { by: actor.userId, on: ctx.now })
  await writeAudits(tx, [
    {
      actor,
      ctx,
      leaId,
      year,
      action: 'upgradeDocumentCategories',
      targetType: 'selfAssessment',
      targetId: id,
      before: { version: fromNumber },
      after: { version: toNumber },
    },
  ])
  await tellOfCategories(command, { selfAssessmentId: id, leaId, agency, year, part }, toNumber)
}
