import { notifyOfCategories } from '../documents-mails.js'
import { moveCategories } from './documents-upgrade-store.js'
import { type Command, stampOf, recordAct } from '../../../server/command.js'

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
  const { tx } = command
  const { id, leaId, agency, year, part, fromNumber, toId, toNumber } = upgrade
  await moveCategories(tx, id, toId, stampOf(command))
  await recordAct(command, 'upgradeDocumentCategories', {
    targetType: 'selfAssessment',
    targetId: id,
    leaId,
    year,
    before: { version: fromNumber },
    after: { version: toNumber },
  })
  await notifyOfCategories(command, { selfAssessmentId: id, leaId, agency, year, part }, toNumber)
}
