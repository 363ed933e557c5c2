import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { allJourneys, beginning, changedFiles, journeysOf, tagsIn } from './changed.mjs'
import { run } from './house.mjs'

const journey = (/** @type {string} */ name, /** @type {string[]} */ ...tags) => ({
  file: `apps/e2e/journeys/${name}.journey.ts`,
  tags,
})
const journeys = [
  journey('content'),
  journey('content-upgrade'),
  journey('notes'),
  journey('self-assessment'),
  journey('reviews', 'self-assessment', 'reports'),
  journey('whole-year'),
]
const all = journeys.map(({ file }) => file)
const filesOf = (/** @type {string[]} */ ...names) => names.map((name) => journey(name).file)

describe('the journeys that a change can reach', () => {
  it.each([
    ['the API of a feature', 'apps/api/src/features/notes/notes-store.ts', ['notes']],
    ['a resolver of a feature', 'apps/gateway/src/features/notes/notes-resolver.ts', ['notes']],
    [
      'a screen of a feature',
      'apps/web/src/features/content/content-view.tsx',
      ['content', 'content-upgrade'],
    ],
    ['a rule of a feature', 'packages/domain/src/notes/note-rules.ts', ['notes']],
    ['the calls of a feature', 'packages/rest-contract/src/notes/notes.ts', ['notes']],
    [
      'more calls of a feature of two words',
      'packages/rest-contract/src/self-assessment/self-assessment-answers.ts',
      ['self-assessment', 'reviews'],
    ],
    [
      'a feature that a journey only says it is of',
      'apps/api/src/features/reports/reports-store.ts',
      ['reviews'],
    ],
    ['a journey', 'apps/e2e/journeys/whole-year.journey.ts', ['whole-year']],
  ])('%s: those of that feature', (_, file, names) => {
    expect(journeysOf([file], journeys)).toEqual(filesOf(...names))
  })

  it.each([
    ['a component', 'apps/web/src/ui/button.tsx'],
    ['a helper of the web client', 'apps/web/src/lib/dates.ts'],
    ['the server of the gateway', 'apps/gateway/src/server/app.ts'],
    ['a table of the database', 'apps/api/src/db/schema/notes.ts'],
    ['a rule of no feature', 'packages/domain/src/percent.ts'],
    ['a shape of calls of no feature', 'packages/rest-contract/src/shared.ts'],
    ['a feature that no journey is of', 'packages/domain/src/deadlines/due-date.ts'],
    ['a feature whose name only begins like one', 'packages/domain/src/note/note.ts'],
    ['what journeys stand on', 'apps/e2e/support/people.ts'],
    ['a command', 'tools/start.mjs'],
    ['what is installed', 'package-lock.json'],
  ])('%s: all of them', (_, file) => {
    expect(journeysOf([file, 'packages/domain/src/notes/note-rules.ts'], journeys)).toEqual(all)
  })

  it.each([
    ['a page to read', 'docs/operations.md'],
    ['a test', 'apps/api/src/features/notes/notes-api.test.ts'],
    ['what is generated', 'apps/web/src/features/notes/notes.generated.ts'],
    ['the printed schema', 'schema/portal.graphql'],
    ['a measurement', 'bench/run.mjs'],
  ])('%s: none', (_, file) => {
    expect(journeysOf([file], journeys)).toEqual([])
  })

  it('several features: those of each, once', () => {
    const files = [
      'packages/domain/src/notes/note-rules.ts',
      'apps/web/src/features/notes/notes-view.tsx',
      'apps/api/src/features/reports/reports-store.ts',
    ]
    expect(journeysOf(files, journeys)).toEqual(filesOf('notes', 'reviews'))
  })
})

describe('the features that a journey says it is of', () => {
  it('stand in a line of it', () => {
    expect(tagsIn('/** @journeyOf self-assessment reports */\n')).toEqual(['self-assessment', 'reports'])
    expect(tagsIn("test('it works')")).toEqual([])
  })

  it('are read from all journeys there are', async () => {
    expect(await allJourneys()).toEqual(
      expect.arrayContaining([journey('notes'), journey('reviews', 'self-assessment', 'cohorts', 'reports')]),
    )
  })
})

describe('what changed', () => {
  /** @type {string[]} */
  const folders = []
  afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))))

  /** A repository with one commit on a branch. @param {string} branch */
  async function repository(branch) {
    const folder = await mkdtemp(path.join(tmpdir(), 'portal-changed-'))
    folders.push(folder)
    const write = (/** @type {string} */ name) => writeFile(path.join(folder, name), `${Math.random()}`)
    const git = async (/** @type {string[]} */ ...args) => {
      const { ok, output } = await run(
        'git',
        ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args],
        {
          cwd: folder,
        },
      )
      if (!ok) throw new Error(output)
      return output.trim()
    }
    const commit = async (/** @type {string} */ name) => {
      await write(name)
      await git('add', '.')
      await git('commit', '-qm', name)
    }
    await git('init', '-q', '-b', branch)
    await commit('first')
    return { folder, write, git, commit }
  }

  it('is what a branch committed since it left main, and what nobody committed yet', async () => {
    const { folder, write, git, commit } = await repository('main')
    await git('switch', '-qc', 'work')
    await commit('second')
    await git('switch', '-q', 'main')
    await commit('of others')
    await git('switch', '-q', 'work')
    await git('mv', 'first', 'renamed')
    await write('new')
    const since = await beginning(folder)
    expect(await changedFiles(since, folder)).toEqual(['first', 'renamed', 'second', 'new'])
  })

  it('on main is what nobody committed yet', async () => {
    const { folder, write } = await repository('main')
    await write('first')
    expect(await changedFiles(await beginning(folder), folder)).toEqual(['first'])
  })

  it('is what nobody committed yet where there is no main', async () => {
    const { folder, write, commit } = await repository('work')
    await commit('second')
    await write('new')
    expect(await beginning(folder)).toBe('HEAD')
    expect(await changedFiles('HEAD', folder)).toEqual(['new'])
  })

  it('is said to be unknown when git does not know the commit', async () => {
    const { folder } = await repository('main')
    await expect(changedFiles('nothing-like-it', folder)).rejects.toThrow('git could not list what changed')
  })
})
