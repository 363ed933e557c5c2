import { badInput, canHandOver, type HandedOver, type HandOverPeople } from '@portal/domain'
import type { BodyOf, handOverWork as handOverCall } from '@portal/rest-contract'
import { insist, insistOnInput } from '../../server/verdicts.js'
import { notify } from '../notifications/notifications-notices-store.js'
import { listColleagues } from './tasks-people-read-model.js'
import type { Command } from '../../server/command.js'

/** What a feature does when the open work of a person goes to a colleague; features.ts hands it over. */
export type HandOver = (command: Command, people: HandOverPeople) => Promise<HandedOver>

/** Gives the open work of a person of the own agency to a colleague, in every feature, all of it or nothing; both are notified once. */
export async function handOverWork(
  command: Command,
  handOvers: readonly HandOver[],
  { fromUserId: from, toUserId: to }: BodyOf<typeof handOverCall>,
): Promise<HandedOver> {
  const { tx, actor, ctx } = command
  insist(canHandOver(actor))
  const leaId = actor.leaId ?? 0
  const people = await listColleagues(tx, leaId, [from, to])
  const giver = people.find(({ id }) => id === from)
  const taker = people.find(({ id }) => id === to)
  insistOnInput([
    ...(giver ? [] : [badInput('Choose a person of the agency.', 'fromUserId')]),
    ...(taker?.isPresent && from !== to ? [] : [badInput('Choose a colleague.', 'toUserId')]),
  ])
  const sum: HandedOver = { moved: 0, kept: 0 }
  for (const handOver of handOvers) {
    const { moved, kept } = await handOver(command, { leaId, from, to })
    sum.moved += moved
    sum.kept += kept
  }
  if (sum.moved > 0 && giver && taker) {
    const what = sum.moved === 1 ? '1 assignment' : `${sum.moved} assignments`
    const notice = {
      leaId,
      except: actor.userId,
      link: { path: '/user/tasks', words: 'See your tasks here' },
    }
    await notify(tx, ctx, {
      ...notice,
      kind: 'assigned',
      key: `handed-over:${ctx.requestId}:${to}`,
      userIds: [to],
      title: `${what} of ${giver.fullName} went to you`,
      text: [`${actor.fullName} has given you ${what} of ${giver.fullName}.`],
    })
    await notify(tx, ctx, {
      ...notice,
      kind: 'unassigned',
      key: `handed-over:${ctx.requestId}:${from}`,
      userIds: [from],
      title: `${what} of yours went to ${taker.fullName}`,
      text: [`${actor.fullName} has given ${what} of yours to ${taker.fullName}.`],
    })
  }
  return sum
}
