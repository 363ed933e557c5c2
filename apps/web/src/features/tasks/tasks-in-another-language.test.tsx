import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { screen } from '@testing-library/react'
import { afterAll, expect, it, vi } from 'vitest'
import { messageModules, type Catalogue } from '../../../../../codegen/messages.mjs'
import { tasksPaths } from './tasks-paths'
import { TasksDocument } from './tasks.generated'

// The modules of this file are loaded for a page in another language; nobody else gets them.
vi.hoisted(() => vi.resetModules())
// Beside what is built: modules are compiled only inside of the app.
const built = path.join(import.meta.dirname, '../../../dist')
mkdirSync(built, { recursive: true })
const folder = mkdtempSync(path.join(built, 'messages-'))
afterAll(() => {
  vi.doUnmock('./tasks-messages.generated')
  vi.resetModules()
  rmSync(folder, { recursive: true })
  document.documentElement.lang = 'en'
})

/** An invented language: English between brackets, and no word yet for what the list says when it is empty. */
const inBrackets = (entry: Catalogue[string]): Catalogue[string] =>
  typeof entry === 'string'
    ? `⟦${entry}⟧`
    : Object.fromEntries(Object.entries(entry as Catalogue).map(([key, value]) => [key, inBrackets(value)]))

it('shows a screen in a language that has a catalogue, and in English what that lacks', async () => {
  const file = path.join(import.meta.dirname, 'tasks.messages.en.json')
  const en = JSON.parse(readFileSync(file, 'utf8')) as Catalogue
  const { $about: _, noMatchTitle: __, nothing: ___, ...translated } = en
  const modules = messageModules('tasks.messages.en.json', {
    en,
    qps: inBrackets(translated) as Catalogue,
  })
  for (const each of modules) writeFileSync(path.join(folder, each.file), each.content)
  vi.doMock('./tasks-messages.generated', () => import(path.join(folder, 'tasks-messages.generated.ts')))
  document.documentElement.lang = 'qps'

  const { Component } = await import('./tasks-page')
  const { renderScreen } = await import('../../testing/render-screen')
  const answer = {
    choices: { __typename: 'Choices', agencies: [] },
    tasks: { __typename: 'TaskPage', rows: [], total: 0, overdue: 2, dueThisWeek: 1 },
  }
  renderScreen(<Component />, {
    path: tasksPaths.list,
    at: tasksPaths.list,
    viewer: { roles: ['StateMonitor'], isStateMonitor: true },
    mocks: [
      {
        request: { query: TasksDocument, variables: () => true },
        result: { data: answer },
        maxUsageCount: 20,
      },
    ],
  })
  expect(await screen.findByText('Nothing is waiting for you.')).toBeVisible()
  expect(screen.getByRole('heading', { name: '⟦Tasks⟧' })).toBeVisible()
  expect(screen.getByText('⟦2 overdue, 1 due within a week.⟧')).toBeVisible()
})
