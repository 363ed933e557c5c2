import { canReadCorrections, CaseState, type Actor } from '@portal/domain'
import type { Reader } from '../../../server/command.js'
import { listCaseFiles, type FindingFileRow } from '../../findings/documents/findings-files-read-model.js'
import type { ProngView } from '../audits-read-model.js'
import { correctionsOfProng, type CorrectionRow } from './audits-corrections-read-model.js'

/** Whether somebody sees the files of a correction: those of a draft are for the agency alone. */
export const showsFiles = (actor: Actor, leaId: number, { state }: Pick<CorrectionRow, 'state'>): boolean =>
  actor.leaId === leaId || (state !== CaseState.required && state !== CaseState.draft)

/** Files that show corrections of a prong, with their corrections, as far as the reader may see them; oldest first. */
export async function correctionFilesOfProng(
  { tx, actor }: Reader,
  { answer, facts }: ProngView,
): Promise<{ file: FindingFileRow; correction: CorrectionRow }[]> {
  if (!canReadCorrections(actor, facts).allowed) return []
  const corrections = new Map(
    (await correctionsOfProng(tx, answer.id))
      .filter((row) => row.files > 0 && showsFiles(actor, facts.leaId, row))
      .map((row) => [row.id, row]),
  )
  const files = await listCaseFiles(tx, [...corrections.keys()])
  return files.flatMap((file) => {
    const correction = corrections.get(file.caseId ?? 0)
    return correction ? [{ file, correction }] : []
  })
}
