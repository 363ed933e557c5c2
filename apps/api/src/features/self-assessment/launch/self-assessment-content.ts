import { checkContent, type ContentProblem } from '@portal/domain'
import type { Database, Tx } from '../../../db/database.js'
import { listLinkableCategories } from '../../documents/content/documents-content-read-model.js'
import { lockLaunches } from '../../years/years-read-model.js'
import {
  findQuestionnairePlace,
  listCitations,
  listQuestionnaireNodes,
  listQuestionnaireVersions,
} from './self-assessment-content-read-model.js'
import { handOut } from './self-assessment-handout.js'
import { copyQuestionnaire, findQuestionnaire } from './self-assessment-launch-store.js'
import { lockSelfAssessments } from '../self-assessment-store.js'
import { hasSelfAssessment, listStartedBehind } from '../upgrade/self-assessment-upgrade-read-model.js'
import { upgradeSelfAssessment } from '../upgrade/self-assessment-upgrade-service.js'
import type { Stamp } from '../../../server/command.js'
import * as store from './self-assessment-content-store.js'

/** The questionnaires as the content editor handles them; passed on in features.ts. */
export const selfAssessmentContent = {
  kind: 'self-assessment' as const,
  title: 'Self-assessment content',
  history: {
    version: 'questionnaire',
    node: 'selfAssessmentContent',
    publish: 'publishQuestionnaire' as const,
  },
  listVersions: listQuestionnaireVersions,
  listNodes: listQuestionnaireNodes,
  versionOfPlace: findQuestionnairePlace,
  lockVersion: store.lockQuestionnaireRow,
  insertNode: store.insertNode,
  updateNode: store.updateNode,
  placeNodes: store.placeNodes,
  deleteNodes: store.deleteNodes,
  copyVersion: copyQuestionnaire,
  applyVersion: store.moveNotStarted,
  listLinked: listLinkableCategories,
  upgrades: {
    hasRecord: hasSelfAssessment,
    listStarted: listStartedBehind,
    lockRecords: lockSelfAssessments,
    upgradeRecord: upgradeSelfAssessment,
  },

  async deleteVersion(tx: Tx, id: number): Promise<void> {
    await store.deleteNodes(tx, await listQuestionnaireNodes(tx, id))
    await store.deleteQuestionnaire(tx, id)
  },

  /** In a launched year the agencies that have no self-assessment get one. */
  async publishVersion(tx: Tx, id: number, change: Stamp): Promise<number> {
    await lockLaunches(tx)
    await store.publishRow(tx, id, change)
    const found = await findQuestionnaire(tx, id)
    return found?.isLaunched ? handOut(tx, found.row) : 0
  },
}

/** What stands against publishing a questionnaire. */
export async function questionnaireProblems(
  db: Database,
  { id, year, part }: { id: number; year: number; part: 'Part B' | 'Part C' },
): Promise<ContentProblem[]> {
  const linked = await listLinkableCategories(db, { year, part })
  return checkContent('self-assessment', await listQuestionnaireNodes(db, id), {
    part,
    citations: await listCitations(db),
    linked: linked?.map(({ contentId }) => contentId) ?? null,
  })
}
