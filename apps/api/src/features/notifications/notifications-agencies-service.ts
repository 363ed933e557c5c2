import { allowed, badInput, canMailAgencies, oneLine, checkAgenciesMail } from '@portal/domain'
import type { AnswerOf, BodyOf, mailAgencies as mailCall } from '@portal/rest-contract'
import { insist, insistOnInput } from '../../server/verdicts.js'
import { listAgencyNames } from '../agencies/agencies-read-model.js'
import { notifyAgencies } from './notifications-notices-store.js'
import { type Command, recordActs } from '../../server/command.js'

/** A letter of a monitor to the local administrators of several agencies: one mail a person, and a line in the bell. */
export async function mailAgencies(
  command: Command,
  input: BodyOf<typeof mailCall>,
): Promise<AnswerOf<typeof mailCall>> {
  const { tx, actor, ctx } = command
  insist(canMailAgencies(actor))
  const leaIds = [...new Set(input.leaIds)].toSorted((a, b) => a - b)
  const known = new Map((await listAgencyNames(tx)).map(({ id, name }) => [id, name]))
  insistOnInput([
    ...checkAgenciesMail({ ...input, leaIds }),
    leaIds.every((id) => known.has(id)) ? allowed : badInput('Choose agencies of the list.', 'leaIds'),
  ])
  const subject = oneLine(input.subject)
  const text = input.text.trim()
  const notified = await notifyAgencies(
    tx,
    ctx,
    leaIds.map((leaId) => ({
      kind: 'stateMessage',
      key: `state-message:${ctx.requestId}:${leaId}`,
      leaId,
      title: subject,
      text: [`${actor.fullName} of the state writes to ${known.get(leaId) ?? 'your agency'}:`, text],
      link: { path: '/user/dashboard', words: 'Open the portal here' },
      except: actor.userId,
    })),
  )
  // The history keeps the letter; the local dashboard shows it from there.
  await recordActs(
    command,
    'mailAgency',
    leaIds.map((leaId) => ({
      targetType: 'lea',
      targetId: leaId,
      leaId,
      after: { subject, text, people: notified.get(leaId) ?? 0 },
    })),
  )
  const agencies = notified.size
  const people = [...notified.values()].reduce((sum, one) => sum + one, 0)
  return { agencies, people, unreached: leaIds.length - agencies }
}
