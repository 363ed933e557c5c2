import { canPublishContent, launchDrafts, onPublishing, publishedContent, type Actor } from '@portal/domain'
import type {
  AnswerOf,
  listQuestionnaires as listCall,
  publishQuestionnaire as publishCall,
} from '@portal/rest-contract'
import type { Database, Tx } from '../../../db/database.js'
import { ApiError } from '../../../server/api-error.js'
import { isRowId } from '../../../server/requests/row-id.js'
import { act, insist } from '../../../server/verdicts.js'
import { listDocumentVersions } from '../../documents/content/documents-content-read-model.js'
import { lockLaunches } from '../../years/years-read-model.js'
import { listQuestionnaireVersions } from './self-assessment-content-read-model.js'
import { questionnaireProblems, selfAssessmentContent } from './self-assessment-content.js'
import { handOut } from './self-assessment-handout.js'
import {
  copyQuestionnaire,
  countOpen,
  findQuestionnaire,
  listManagedQuestionnaires,
  listQuestionnaires,
  listReceivers,
  type Part,
  type QuestionnaireRow,
} from './self-assessment-launch-store.js'
import { stampOf, type Command, recordAct } from '../../../server/command.js'

/** A questionnaire of the year, or the one that the launch copies, or the part that has none. */
interface Content {
  questionnaireId: number | null
  part: Part
  title: string
  state: 'Published' | 'Draft' | 'Copied' | 'Missing'
  selfAssessments: number
  /** What a copy is made of. */
  source: QuestionnaireRow | null
}

type Answer = Omit<Content, 'source'>

const parts: readonly Part[] = ['Part B', 'Part C']

/** What this feature adds to the launch of a compliance year (domain definition 8.5). */
export const selfAssessmentLaunch = {
  async preview(db: Database, year: number): Promise<Answer[]> {
    return (await contentsOf(db, year)).map(answerOf)
  },

  async launch(
    tx: Tx,
    year: number,
  ): Promise<{ contents: Answer[]; created: { what: string; count: number }[] }> {
    const contents = await contentsOf(tx, year)
    for (const content of contents) {
      if (content.state === 'Copied' && content.source)
        content.questionnaireId = await copyQuestionnaire(tx, content.source.id, year)
      if (content.state === 'Published' && content.questionnaireId !== null)
        await handOut(tx, await questionnaireOf(tx, content.questionnaireId))
    }
    const count = (state: Content['state']) => contents.filter((content) => content.state === state).length
    return {
      contents: contents.map(answerOf),
      created: [
        { what: 'Self-assessments', count: contents.reduce((sum, each) => sum + each.selfAssessments, 0) },
        { what: 'Draft questionnaires', count: count('Copied') },
      ].filter(({ count }) => count > 0),
    }
  },

  async carriedOver(db: Database, year: number): Promise<{ what: string; count: number }[]> {
    const open = await countOpen(db, year)
    return [
      { what: 'Self-assessments open in agencies', count: open.agency },
      { what: 'Self-assessments with the state', count: open.state },
    ]
  },

  async drafts(db: Database, year: number): Promise<string[]> {
    const all = await listQuestionnaires(db, year)
    return parts.flatMap((part) => {
      const versions = all.filter((row) => row.part === part)
      return launchDrafts(year, { what: 'questionnaire', part, versions })
    })
  },
}

/** Questionnaires of every year, with whether the reader may publish each now. */
export async function questionnairesFor({
  tx,
  actor,
}: {
  tx: Database
  actor: Actor
}): Promise<AnswerOf<typeof listCall>> {
  const rows = await listManagedQuestionnaires(tx)
  const categories = await listDocumentVersions(tx)
  const answer: AnswerOf<typeof listCall> = []
  for (const { contentId: _contentId, number: _number, ...row } of rows) {
    // There is at most one draft of a year and part.
    const isDraft = row.state === 'Draft'
    const problems = isDraft ? await questionnaireProblems(tx, row) : []
    const [version] = isDraft ? await listQuestionnaireVersions(tx, row.id) : []
    const ofPart = <Row extends { part: string }>(all: readonly Row[]) =>
      all.filter(({ part }) => part === row.part)
    answer.push({
      ...row,
      publish: act(canPublishContent(actor, { state: row.state }, problems)),
      onPublish: version
        ? onPublishing({ ...row, notStarted: version.notStarted }, ofPart(rows), ofPart(categories))
        : [],
    })
  }
  return answer
}

/** Publishes a draft. In a launched year the agencies get their self-assessments at once, else with the launch. */
export async function publishQuestionnaire(
  command: Command,
  id: number,
): Promise<AnswerOf<typeof publishCall>> {
  const { tx, actor } = command
  await lockLaunches(tx)
  if (isRowId(id)) await selfAssessmentContent.lockVersion(tx, id)
  const found = isRowId(id) ? await findQuestionnaire(tx, id) : null
  if (!found) throw new ApiError('NOT_FOUND', 'This questionnaire does not exist.')
  const { year, part, title, state } = found.row
  const problems = await questionnaireProblems(tx, found.row)
  insist(canPublishContent(actor, { state }, problems))
  const nodes = await selfAssessmentContent.listNodes(tx, id)
  const kept = new Set(publishedContent(nodes))
  await selfAssessmentContent.deleteNodes(
    tx,
    nodes.filter((node) => !kept.has(node)),
  )
  const selfAssessments = await selfAssessmentContent.publishVersion(tx, id, stampOf(command))
  await recordAct(command, 'publishQuestionnaire', {
    targetType: 'questionnaire',
    targetId: id,
    year,
    before: { state },
    after: { state: 'Published', selfAssessments },
  })
  return { id, year, part, title, state: 'Published', selfAssessments }
}

async function contentsOf(db: Database, year: number): Promise<Content[]> {
  const all = await listQuestionnaires(db, year)
  const contents: Content[] = []
  for (const part of parts) {
    const ofPart = all.filter((row) => row.part === part)
    const receivers = (await listReceivers(db, part)).filter(({ isTest }) => !isTest).length
    // The newest of each content; one of the year itself comes first.
    const newest = ofPart.filter(
      (row, index) => ofPart.findIndex(({ contentId }) => contentId === row.contentId) === index,
    )
    if (newest.length === 0)
      contents.push({
        questionnaireId: null,
        part,
        title: `${part} self-assessment`,
        state: 'Missing',
        selfAssessments: 0,
        source: null,
      })
    for (const row of newest) {
      const { title } = row
      if (row.year < year)
        contents.push({
          questionnaireId: null,
          part,
          title,
          state: 'Copied',
          selfAssessments: 0,
          source: row,
        })
      else if (row.state !== 'Archived')
        contents.push({
          questionnaireId: row.id,
          part,
          title,
          state: row.state,
          selfAssessments: row.state === 'Published' ? receivers : 0,
          source: null,
        })
    }
  }
  return contents
}

function answerOf({ source: _source, ...answer }: Content): Answer {
  return answer
}

async function questionnaireOf(tx: Tx, id: number): Promise<QuestionnaireRow> {
  const found = await findQuestionnaire(tx, id)
  if (!found) throw new Error(`Questionnaire ${id} is gone.`)
  return found.row
}
