import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { unusedMessages } from './unused-messages.mjs'

const catalogue = `export const listMessages = {
  title: 'List',
  size: ({ n }: { n: number }) => String(n),
  states: { open: 'Open', closed: 'Closed' },
  form: { save: 'Save', cancel: 'Cancel' },
}`

/** Names of messages that a source of the client leaves unread. @param {string} source */
function unread(source) {
  const files = new Map([
    ['/web/src/list-messages.generated.ts', catalogue],
    [
      '/web/src/list.ts',
      `import { listMessages } from './list-messages.generated'\ndeclare const key: string\n${source}`,
    ],
    ['/web/src/list.test.ts', `import { listMessages } from './list-messages.generated'\nlistMessages.title`],
  ])
  const options = {
    noLib: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  }
  const host = ts.createCompilerHost(options)
  host.getSourceFile = (name) => {
    const text = files.get(name)
    return text === undefined ? undefined : ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true)
  }
  host.fileExists = (name) => files.has(name)
  host.directoryExists = () => true
  host.readFile = (name) => files.get(name)
  return unusedMessages(ts.createProgram([...files.keys()], options, host)).map(
    (line) => line.split(': ')[1] ?? line,
  )
}

const all = ['title', 'size', 'states open', 'states closed', 'form save', 'form cancel']

describe('a message is read', () => {
  it.each([
    ['by its name', 'listMessages.title; listMessages.size({ n: 1 })', ['title', 'size']],
    ['by its name in brackets', "listMessages['title']", ['title']],
    ['through a variable', 'const m = listMessages.form; m.save', ['form save']],
    ['through a pattern', 'const { title, form } = listMessages; form.cancel', ['title', 'form cancel']],
    ['when it is looked up', 'listMessages.states[key as never]', ['states open', 'states closed']],
    [
      'through a variable in which it is looked up',
      'const names: { [state: string]: string } = listMessages.states',
      ['states open', 'states closed'],
    ],
    [
      'where a group goes that expects it',
      'const button = (words: { save: string }) => words.save; button(listMessages.form)',
      ['form save'],
    ],
  ])('%s', (_how, source, read) => {
    expect(unread(source)).toEqual(all.filter((name) => !read.includes(name)))
  })

  it('not by a test, and not by what only has its type', () => {
    expect(unread('type Words = typeof listMessages.form; declare const words: Words')).toEqual(all)
  })
})
