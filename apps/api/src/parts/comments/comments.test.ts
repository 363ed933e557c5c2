import { allowed, commentRules, forbidden, type Actor } from '@portal/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { comments } from '../../db/schema/index.js'
import { foundOr, type Command, type RecordKind } from '../../server/command.js'
import { auditOf } from '../../testing/audits/test-audit.js'
import { runAs } from '../../testing/run-as.js'
import { startTestApi, type TestApi } from '../../testing/test-api.js'
import { commentsOf } from './comments.js'
import { listComments, type RecordComment } from './comments-read-model.js'

// An invented activity: visitors of gardens talk about them; the state among its own, too.

interface Garden {
  answer: { id: number; comments: RecordComment[] }
  facts: { leaId: number }
}
const rules = commentRules<Garden['facts']>((actor: Actor, { leaId }, visibility) =>
  actor.leaId === null || (actor.leaId === leaId && visibility === 'Shared')
    ? allowed
    : forbidden('This garden is not yours.'),
)
const garden: RecordKind<Command, number, Garden, never> = {
  found: foundOr('There is no such garden.'),
  lock: () => Promise.resolve(),
  async find({ tx, actor }, id) {
    const facts = { leaId: 1 }
    const said = await listComments(tx, actor, { targetType: 'garden', targetId: id }, rules, facts)
    return { answer: { id, comments: said }, facts }
  },
  version: () => ({ version: 1, changed: null }),
  target: ({ answer, facts }) => ({ targetType: 'garden', targetId: answer.id, leaId: facts.leaId }),
  write: () => Promise.resolve(),
}
const told: string[] = []
const gardenComments = commentsOf(garden, {
  rules,
  actions: {
    add: 'addFindingComment',
    edit: 'editFindingComment',
    resolve: 'resolveFindingComment',
    reopen: 'reopenFindingComment',
  },
  notify: (_command, { answer }, visibility) => Promise.resolve(void told.push(`${visibility} ${answer.id}`)),
})

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.delete(comments).where(eq(comments.targetType, 'garden'))
  told.length = 0
})
const as = <T>(email: string, act: (command: Command) => Promise<T>) => runAs(api, email, act)
const monitor = 'monitor@state.example'
const admin = 'admin@allegany.example'
const say = (email: string, body: string, visibility: 'Internal' | 'Shared' = 'Shared') =>
  as(email, (command) => gardenComments.add(command, 7, { body, visibility }))
const seenBy = (email: string) => as(email, (command) => garden.find(command, 7))

it('adds comments for the agency and for the state, and tells the others', async () => {
  await say(monitor, '<p>Lovely <script>roses</script></p>')
  await say(monitor, '<p>Too many slugs.</p>', 'Internal')
  expect(told).toEqual(['Shared 7', 'Internal 7'])
  expect((await seenBy(monitor))?.answer.comments.map(({ body }) => body)).toEqual([
    '<p>Lovely </p>',
    '<p>Too many slugs.</p>',
  ])
  const forAgency = await seenBy(admin)
  expect(forAgency?.answer.comments.map(({ visibility }) => visibility)).toEqual(['Shared'])
})

it('keeps what the state says among its own in a history that the agency never reads', async () => {
  await say(monitor, '<p>Slugs.</p>', 'Internal')
  const entries = await auditOf(api, 'gardenInternalComment', 7)
  expect(entries.at(-1)?.after).toEqual({ comment: 'Slugs.' })
})

it('refuses strangers, comments without words, and those that a reader does not see', async () => {
  await expect(say('admin@howard.example', '<p>Mine?</p>')).rejects.toThrow('not yours')
  await expect(say(admin, '<p>Secret.</p>', 'Internal')).rejects.toThrow('not yours')
  await expect(say(admin, '<p> </p>')).rejects.toThrow('Comment is required.')
  const { comments: said } = await say(monitor, '<p>Slugs.</p>', 'Internal')
  const place = { id: 7, commentId: said[0]?.id ?? 0 }
  const edit = as(admin, (command) => gardenComments.edit(command, place, { body: '<p>x</p>', version: 1 }))
  await expect(edit).rejects.toThrow('no such garden')
})

it('is changed by its author from the version that they saw, until it is resolved', async () => {
  const { comments: said } = await say(admin, '<p>Tulips</p>')
  const place = { id: 7, commentId: said[0]?.id ?? 0 }
  const edit = (email: string, version: number) =>
    as(email, (command) => gardenComments.edit(command, place, { body: '<p>Lilies</p>', version }))
  const resolve = (resolved: boolean, version: number) =>
    as(monitor, (command) => gardenComments.resolve(command, place, { resolved, version }))
  await expect(edit(monitor, 1)).rejects.toThrow('Only its author')
  const edited = await edit(admin, 1)
  expect(edited.comments).toMatchObject([{ body: '<p>Lilies</p>', version: 2 }])
  await expect(edit(admin, 1)).rejects.toMatchObject({ code: 'CONFLICT' })
  await resolve(true, 2)
  await expect(edit(admin, 3)).rejects.toThrow('is resolved')
  const reopened = await resolve(false, 3)
  expect(reopened.comments[0]?.resolvedAt).toBeNull()
})
