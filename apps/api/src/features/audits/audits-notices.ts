import { AuditStatus, auditProngPath, CaseState, documentHintsOf, longDay } from '@portal/domain'
import type { Command } from '../../server/command.js'
import { notify, notifyHourly, type Notice } from '../notifications/notifications-notices-store.js'
import { contentOfProng, type AuditView, type ProngView } from './audits-read-model.js'
import { correctionsOfProng } from './results/audits-corrections-read-model.js'

/** Which audit, and which of its reviews, a notice is about: never a student (domain definition 9.1). */
type Of = Pick<ProngView, 'audit'> & { answer: { id: number; number: number; round: number } }

const nameOf = ({ type, agency, answer: { part } }: AuditView) => `${type.label} of ${agency}, ${part}`

/** 'Desk audit, Part B', and which review of newer data. */
function shortName({ audit: { type, answer }, answer: { number, round } }: Of): string {
  const newer = number === 1 ? '' : `, newer data${round === 1 ? '' : ` ${round}`}`
  return `${type.label}, ${answer.part}${newer}`
}

function placeOf({ audit: { type, answer }, answer: { id } }: Of, page = '') {
  return {
    leaId: answer.leaId,
    leadId: answer.leadMonitor.id,
    link: { path: `${auditProngPath(type.key, id)}${page}`, words: 'Open the audit here' },
  }
}

/** What is said of a step, and whether the agency hears of it. */
interface StepWords {
  title: string
  text: string
  internal?: true
}

/** Words of the steps that a status call takes, by the status to which they lead; those that a letter tells are not here. */
function stepWords({ audit, facts, answer }: ProngView, from: number): StepWords | null {
  const { type } = audit
  const until = audit.answer.documentsDueOn === null ? '' : ` by ${longDay(audit.answer.documentsDueOn)}`
  switch (answer.status) {
    case AuditStatus.listRequested:
      return {
        title: `send the ${type.subject.one} list`,
        text: `the state asks for the ${type.subject.one} list${until}.`,
      }
    case AuditStatus.listReceived:
      return from === AuditStatus.sampleDrawn
        ? {
            title: 'the sample was deleted',
            text: 'the state has deleted the sample and will draw another one.',
          }
        : { title: 'the list was received', text: 'the state has marked the list as received.' }
    case AuditStatus.sampleDrawn:
      return facts.hasList
        ? {
            title: 'the sample is drawn',
            text: `the sample is drawn. ${type.requiresLeaConfirm ? 'Confirm enrollment and send' : 'Send'} the documents of each record${until}.`,
          }
        : { title: 'send the documents', text: `the state asks for the documents of the audit${until}.` }
    case AuditStatus.documentsInPreparation:
      return {
        title: 'more documents are needed',
        text: `the state has opened the documents again${until}. The history of the audit says why.`,
      }
    case AuditStatus.reviewInProgress:
      return { title: 'the review goes on', text: 'the review is open again.', internal: true }
    case AuditStatus.reviewComplete:
      return from === AuditStatus.reportIssued
        ? { title: 'the report was withdrawn', text: 'the state has withdrawn its report and reviews again.' }
        : {
            title: 'the review is complete',
            text: 'the review is complete. The report can be issued.',
            internal: true,
          }
    case AuditStatus.closed:
      return { title: 'closed', text: 'the state has closed this review.' }
    case AuditStatus.cancelled:
      return { title: 'cancelled', text: 'the state has cancelled this review.' }
    default:
      return null
  }
}

/** A step of the state: the agency hears of it where it concerns the agency and knows of the audit, the lead monitor always. */
export async function notifyOfStep(command: Command, view: ProngView, from: number): Promise<void> {
  const said = stepWords(view, from)
  if (!said) return
  const internal = said.internal === true || !view.facts.notified
  await notify(command.tx, command.ctx, {
    ...placeOf(view),
    kind: internal ? 'auditReviewStep' : 'auditStep',
    key: `audit-step:${view.answer.id}:${view.answer.status}:${command.ctx.requestId}`,
    title: `${shortName(view)}: ${said.title}`,
    text: [`about the ${nameOf(view.audit)}: ${said.text}`, ...(await documentsOf(command, view))],
    except: command.actor.userId,
  })
}

/** With the sample comes the list of documents in which the answers are usually found (domain definition 2.13). */
async function documentsOf({ tx }: Command, view: ProngView): Promise<string[]> {
  if (view.answer.status !== AuditStatus.sampleDrawn) return []
  const documents = documentHintsOf(await contentOfProng(tx, view))
  return documents.length === 0 ? [] : [`Documents of a record, where it has them: ${documents.join('; ')}.`]
}

/** The agency has sent something that the state waits for; to the lead monitor. */
export async function notifyOfAnswer(
  { tx, actor, ctx }: Command,
  view: ProngView,
  answered: 'list' | 'documents',
): Promise<void> {
  const { agency, type } = view.audit
  const what =
    answered === 'list' ? `has sent its ${type.subject.one} list` : 'says that its documents are complete'
  await notify(tx, ctx, {
    ...placeOf(view, answered === 'list' ? '/list' : ''),
    kind: 'auditAnswered',
    key: `audit-answered:${answered}:${view.answer.id}:${ctx.requestId}`,
    title: `${shortName(view)}: ${agency} ${what}`,
    text: [`${agency} ${what}.`],
    except: actor.userId,
  })
}

/** What agencies do record by record: one notice an hour, which counts them. */
const swarms = {
  left: {
    page: '',
    words: (n: number) =>
      n === 1
        ? 'says that 1 record is of somebody who left'
        : `says that ${n} records are of people who left`,
  },
  corrections: {
    page: '/corrections',
    words: (n: number) => (n === 1 ? 'has submitted 1 correction' : `has submitted ${n} corrections`),
  },
} as const

/** As {@link notifyOfAnswer}, for what comes record by record. */
export async function notifyOfAnswers(
  { tx, actor, ctx }: Command,
  view: ProngView,
  answered: keyof typeof swarms,
  events = 1,
): Promise<void> {
  const { page, words } = swarms[answered]
  const { agency } = view.audit
  await notifyHourly(tx, ctx, {
    ...placeOf(view, page),
    kind: 'auditAnswered',
    key: `audit-answered:${answered}:${view.answer.id}`,
    events,
    words: (n) => ({
      title: `${shortName(view)}: ${agency} ${words(n)}`,
      text: [`${agency} ${words(n)}.`],
    }),
    except: actor.userId,
  })
}

/** The report asks for corrections: each local user who works on records of it hears of their number. */
export async function notifyOfCorrections({ tx, actor, ctx }: Command, view: ProngView): Promise<void> {
  const required = (await correctionsOfProng(tx, view.answer.id)).filter(
    ({ state }) => state === CaseState.required,
  )
  const byPerson = new Map<string, number>()
  for (const userId of required.flatMap(({ assigneeIds }) => assigneeIds))
    byPerson.set(userId, (byPerson.get(userId) ?? 0) + 1)
  for (const [userId, n] of byPerson) {
    const what = n === 1 ? '1 correction' : `${n} corrections`
    const notice: Notice = {
      ...placeOf(view, '/corrections'),
      kind: 'auditToCorrect',
      key: `audit-to-correct:${view.answer.id}:${ctx.requestId}`,
      userIds: [userId],
      title: `${shortName(view)}: ${what} to submit`,
      text: [`the report of the ${nameOf(view.audit)} is issued. It asks for ${what} of your records.`],
      except: actor.userId,
    }
    await notify(tx, ctx, notice)
  }
}
