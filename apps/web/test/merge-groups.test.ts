import { expect, it } from 'vitest'
import { mergeGroups, type Group } from '../build/merge-groups.ts'

const group = (file: string, bytes: number, loads: Record<string, number>): Group => ({
  files: [file],
  modules: [`${file}.ts`],
  bytes,
  loads: new Map(Object.entries(loads)),
})
const nothing = () => []
const shell = { entry: 'shell', within: new Set(['findings', 'notes', 'tasks', 'help', 'dialog', 'menu']) }
const modulesOf = (groups: readonly Group[]) =>
  groups.map(({ modules }) => modules.toSorted().join(' ')).toSorted()

it('merges small groups of nearly the same screens, and keeps a large one from those that do not need it', () => {
  const merged = mergeGroups(
    [
      group('chip', 300, { findings: 1, notes: 1, tasks: 1 }),
      group('card', 700, { findings: 1, notes: 1 }),
      group('editor', 90_000, { notes: 1, help: 1 }),
    ],
    nothing,
    shell,
  )
  expect(modulesOf(merged)).toEqual(['card.ts chip.ts', 'editor.ts'])
})

it('merges nothing that no screen loads together', () => {
  const groups = [group('one', 10, { findings: 1, notes: 1 }), group('other', 10, { tasks: 1, help: 1 })]
  expect(modulesOf(mergeGroups(groups, nothing, shell))).toEqual(['one.ts', 'other.ts'])
})

it('counts what is loaded now and then for less', () => {
  const extra = (often: number) =>
    modulesOf(
      mergeGroups(
        [
          group('own', 25_000, { findings: 1, dialog: often }),
          group('shared', 100, { findings: 1, dialog: often, menu: often }),
        ],
        nothing,
        shell,
      ),
    )
  expect(extra(1)).toEqual(['own.ts', 'shared.ts'])
  expect(extra(0.25)).toEqual(['own.ts shared.ts'])
})

it('never merges two between which a third stands, in a group or alone', () => {
  const loads = { findings: 1, notes: 1 }
  const groups = [group('first', 100, loads), group('last', 100, loads)]
  const imports = new Map([
    ['first', ['between']],
    ['between', ['last']],
  ])
  expect(modulesOf(mergeGroups(groups, (file) => imports.get(file) ?? [], shell))).toEqual([
    'first.ts',
    'last.ts',
  ])
  const withThird = [...groups, group('between', 100, loads)]
  const all = mergeGroups(withThird, (file) => imports.get(file) ?? [], shell)
  expect(modulesOf(all)).toEqual(['between.ts first.ts last.ts'])
})
