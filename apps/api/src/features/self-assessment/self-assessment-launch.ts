import { canPublishQuestionnaire, type Actor } from '@portal/domain'
import type {
  AnswerOf,
  listQuestionnaires as listCall,
  publishQuestionnaire as publishCall,
} from '@portal/rest-contract'
import type { Database, Tx } from '../../db/database.js'
import { ApiError } from '../../server/api-error.js'
import { isRowId } from '../../server/row-id.js'
import { act, insist } from '../../server/verdicts.js'
import { writeAudit } from '../audit-trail/audit-trail-store.js'
import { lockLaunches } from '../years/years-read-model.js'
import type { Command } from './self-assessment-command.js'
import {
  copyQuestionnaire,
  countOpen,
  insertResponses,
  listManagedQuestionnaires,
  listQuestionnaires,
  listReceivers,
  lockQuestionnaire,
  publishRow,
  type Part,
  type QuestionnaireRow,
} from './self-assessment-launch-store.js'

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

/** What this room adds to the launch of a compliance year (domain definition 8.5). */
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
        await createResponses(tx, { id: content.questionnaireId, year, part: content.part })
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
}

/** Questionnaires of every year, with whether the reader may publish each now. */
export async function questionnairesFor({
  tx,
  actor,
}: {
  tx: Database
  actor: Actor
}): Promise<AnswerOf<typeof listCall>> {
  return (await listManagedQuestionnaires(tx)).map(({ contentId: _contentId, itemsBySubsection, ...row }) =>
    Object.assign(row, {
      publish: act(canPublishQuestionnaire(actor, { state: row.state, itemsBySubsection })),
    }),
  )
}

/** Publishes a draft. In a launched year the agencies get their self-assessments at once, else with the launch. */
export async function publishQuestionnaire(
  { tx, actor, ctx }: Command,
  id: number,
): Promise<AnswerOf<typeof publishCall>> {
  await lockLaunches(tx)
  const found = isRowId(id) ? await lockQuestionnaire(tx, id) : null
  if (!found) throw new ApiError('NOT_FOUND', 'This questionnaire does not exist.')
  const { row, isLaunched, itemsBySubsection } = found
  insist(canPublishQuestionnaire(actor, { state: row.state, itemsBySubsection }))
  await publishRow(tx, id)
  const selfAssessments = isLaunched ? await createResponses(tx, row) : 0
  await writeAudit(tx, {
    actor,
    ctx,
    action: 'publishQuestionnaire',
    targetType: 'questionnaire',
    targetId: id,
    year: row.year,
    before: { state: row.state },
    after: { state: 'Published', selfAssessments },
  })
  const { year, part, title } = row
  return { id, year, part, title, state: 'Published', selfAssessments }
}

/** For every active agency of the part, the training agency too, which the answered number leaves out. */
async function createResponses(
  tx: Tx,
  questionnaire: Pick<QuestionnaireRow, 'id' | 'year' | 'part'>,
): Promise<number> {
  const receivers = await listReceivers(tx, questionnaire.part)
  await insertResponses(
    tx,
    questionnaire,
    receivers.map(({ id }) => id),
  )
  return receivers.filter(({ isTest }) => !isTest).length
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
