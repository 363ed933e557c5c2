import { SubsectionState, type QuestionChange } from '@portal/domain'
import { noticeTitle, sendNotice, type NoticeSubject } from '../self-assessment-mails.js'
import { settleSubsection } from '../answering/self-assessment-progress.js'
import { listSubsectionViews } from '../self-assessment-subsection-read-model.js'
import { changeSelfAssessments } from '../self-assessment-store.js'
import { listStoredAnswers } from './self-assessment-upgrade-read-model.js'
import { markRecheck, moveToVersion, setAnswersComplete } from './self-assessment-upgrade-store.js'
import { stampOf, type Command, recordAct, recordActs } from '../../../server/command.js'

interface Upgrade {
  id: number
  leaId: number
  agency: string
  year: number
  part: string
  fromNumber: number
  toId: number
  toNumber: number
  /** What changed in the questions that stand in both versions, by lineage. */
  rechecks: ReadonlyMap<string, QuestionChange[]>
  /** Lineages of the questions of the newer version. */
  newerIds: ReadonlySet<string>
}

/**
 * Takes a started self-assessment over onto a newer version: answers go along, those to changed questions are marked
 * "Re-check", those to removed ones go into the history, and a subsection that is no longer complete goes back to work.
 */
export async function upgradeSelfAssessment(command: Command, upgrade: Upgrade): Promise<void> {
  const { tx } = command
  const { id, leaId, year, newerIds, fromNumber, toNumber } = upgrade
  const stored = await listStoredAnswers(tx, id)
  const removed = stored.filter(({ lineageId }) => !newerIds.has(lineageId))
  await moveToVersion(tx, id, upgrade.toId)
  await changeSelfAssessments(tx, [id], {}, stampOf(command))

  const marked = await markAnswers(command, upgrade)
  await settle(command, id)

  await recordAct(command, 'upgradeSelfAssessment', {
    targetType: 'selfAssessment',
    targetId: id,
    leaId,
    year,
    before: { version: fromNumber },
    after: { version: toNumber, toRecheck: marked, answersRemoved: removed.length },
  })
  await recordActs(
    command,
    'removeAnswerOfRetiredItem',
    removed.map(({ subsectionResponseId, itemId, lineageId: _lineage, answeredOn, ...answer }) => ({
      targetType: 'csiResponse',
      targetId: `${subsectionResponseId}/${itemId}`,
      leaId,
      year,
      before: { ...answer, answeredOn: answeredOn.toISOString() },
      after: null,
    })),
  )
  await notifyOfUpgrade(command, { ...upgrade, selfAssessmentId: id, marked, removed: removed.length })
}

/** How many answers are to be confirmed now. */
async function markAnswers({ tx, actor }: Command, { id, rechecks }: Upgrade): Promise<number> {
  const lineages = new Map((await listStoredAnswers(tx, id)).map((one) => [one.itemId, one.lineageId]))
  let marked = 0
  for (const { answer } of await listSubsectionViews(tx, actor, id))
    for (const { id: itemId, rating, ratingScale } of answer.items) {
      const dropRating = rating !== null && !ratingScale.some(({ value }) => value === rating)
      const recheck = rechecks.get(lineages.get(itemId) ?? '')
      if (!lineages.has(itemId) || (!recheck && !dropRating)) continue
      const place = { subsectionResponseId: answer.id, itemId }
      await markRecheck(tx, place, { recheck: recheck ?? [], dropRating })
      marked += 1
    }
  return marked
}

/** Stores again which answers are complete, and takes back to work what was ready and no longer is. */
async function settle({ tx, actor }: Command, id: number): Promise<void> {
  for (const { answer, facts } of await listSubsectionViews(tx, actor, id)) {
    if (answer.notApplicable?.state === 'Approved') continue
    const stored = answer.items.filter(({ version }) => version > 0)
    for (const complete of [true, false]) {
      const ids = stored.filter(({ gaps }) => (gaps.length === 0) === complete).map((item) => item.id)
      await setAnswersComplete(tx, answer.id, ids, complete)
    }
    if (facts.state >= SubsectionState.ready) await settleSubsection(tx, answer.id, facts)
  }
}

/** To the agency: what it has to look at again. */
async function notifyOfUpgrade(
  command: Command,
  subject: NoticeSubject & { toNumber: number; marked: number; removed: number },
): Promise<void> {
  const { selfAssessmentId, toNumber, marked, removed } = subject
  const answers = (n: number) => (n === 1 ? '1 answer' : `${n} answers`)
  await sendNotice(command, subject, {
    kind: 'contentUpgraded',
    key: `self-assessment-upgraded:${selfAssessmentId}:${toNumber}`,
    selfAssessmentId,
    title: `${noticeTitle(subject)}: new questions`,
    text: [
      `the state has taken the self-assessment of ${subject.agency} over onto version ${toNumber} of its questions. Your answers went along.`,
      ...(marked > 0
        ? [`${answers(marked)} to changed questions must be confirmed: look for "Re-check".`]
        : []),
      ...(removed > 0
        ? [`${answers(removed)} to questions that are no longer asked are kept in the history.`]
        : []),
    ],
    link: { words: 'See it here' },
  })
}
