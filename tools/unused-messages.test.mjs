import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { modelHouse } from './lib/model-house.mjs'
import { unusedMessages } from './unused-messages.mjs'

/** @type {(() => Promise<void>) | undefined} */
let remove
afterEach(() => remove?.())

const messages = `export const yearsMessages = {
  title: 'Years',
  states: { open: 'Open', closed: 'Closed' },
  left: ({ n }: { n: number }) => \`\${n} days left\`,
}
`

/** Messages that a page of years leaves. @param {string} page */
async function unusedBeside(page) {
  const house = await modelHouse({
    'tsconfig.json': JSON.stringify({
      compilerOptions: { strict: true, noEmit: true, types: [] },
      include: ['src'],
    }),
    'src/years-messages.generated.ts': messages,
    'src/years-page.ts': `import { yearsMessages } from './years-messages.generated'\n${page}\n`,
    'src/years-page.test.ts': `import { yearsMessages } from './years-messages.generated'\nyearsMessages.title\n`,
  })
  remove = house.remove
  return unusedMessages(path.join(house.folder, 'tsconfig.json'))
}

const all = ['title', 'states.open', 'states.closed', 'left'].map((name) => `yearsMessages.${name}`)

describe('the check of messages', () => {
  it('finds what only a test reads', async () => {
    expect(await unusedBeside('export type Messages = typeof yearsMessages')).toEqual(all)
  })

  it.each([
    ['a message', 'export const page = yearsMessages.title', ['title']],
    ['a call', 'export const page = yearsMessages.left({ n: 1 })', ['left']],
    [
      'a group by another name',
      'const words = yearsMessages.states\nexport const page = words.open',
      ['states.open'],
    ],
    [
      'a part of a group',
      'const { title, states: { open } } = yearsMessages\nexport const page = title + open',
      ['title', 'states.open'],
    ],
    [
      'a known key',
      `const key = 'closed' as const\nexport const page = yearsMessages.states[key]`,
      ['states.closed'],
    ],
    [
      'any key',
      'export const page = (key: keyof typeof yearsMessages.states) => yearsMessages.states[key]',
      ['states.open', 'states.closed'],
    ],
    [
      'a table of any keys',
      'const table: Record<string, string> = yearsMessages.states\nexport const page = table["a"]',
      ['states.open', 'states.closed'],
    ],
    [
      'a group that others import',
      'export const words = yearsMessages.states',
      ['states.open', 'states.closed'],
    ],
    [
      'what a receiver declares',
      'const show = (words: { open: string }) => words.open\nexport const page = show(yearsMessages.states)',
      ['states.open'],
    ],
    [
      'a receiver of the group',
      'const show = (words: typeof yearsMessages) => words.title\nexport const page = show(yearsMessages)',
      ['title'],
    ],
  ])('follows %s', async (_, page, read) => {
    const left = await unusedBeside(page)
    expect(all.filter((each) => !left.includes(each))).toEqual(read.map((name) => `yearsMessages.${name}`))
  })
})
