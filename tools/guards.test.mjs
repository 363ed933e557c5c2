import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { crowded } from './folders.mjs'
import { tooLong } from './lengths.mjs'
import { bin, inHouse, run } from './lib/house.mjs'
import { modelHouse } from './lib/model-house.mjs'
import { migrationsInStep } from './migrations.mjs'
import { unportable } from './portable.mjs'
import { textsOutside } from './texts.mjs'

/** @type {Array<() => Promise<void>>} */
const leftovers = []
afterEach(async () => {
  for (const remove of leftovers.splice(0)) await remove()
})

/** @param {Record<string, string>} files added to those of every model repository */
async function model(files) {
  const house = await modelHouse({
    'package.json': JSON.stringify({
      name: 'model',
      private: true,
      type: 'module',
      workspaces: ['packages/*'],
    }),
    'packages/domain/package.json': JSON.stringify({
      name: '@portal/domain',
      private: true,
      type: 'module',
      exports: './src/index.ts',
    }),
    'packages/domain/tsconfig.json': JSON.stringify({
      extends: '../../tsconfig.base.json',
      include: ['src'],
    }),
    ...files,
  })
  leftovers.push(house.remove)
  for (const file of ['.oxlintrc.json', '.oxfmtrc.json', 'tsconfig.base.json', 'knip.json']) {
    await cp(inHouse(file), path.join(house.folder, file))
  }
  return house.folder
}

const source = 'packages/domain/src/index.ts'

describe('the check of types', () => {
  const check = (/** @type {string} */ folder) =>
    run(bin('tsc'), ['-p', 'tsconfig.json', '--noEmit'], { cwd: path.join(folder, 'packages/domain') })

  it('passes sound types', async () => {
    expect(await check(await model({ [source]: `export const first = [1][0] ?? 0\n` }))).toMatchObject({
      ok: true,
    })
  })

  it('fails on an index that may lead nowhere', async () => {
    const folder = await model({ [source]: `export const first: number = [1][0]\n` })
    expect(await check(folder)).toMatchObject({ ok: false, output: expect.stringContaining('TS2322') })
  })
})

describe('the linter', () => {
  const check = (/** @type {string} */ folder) =>
    run(bin('oxlint'), ['--type-aware', '--deny-warnings'], { cwd: folder })

  it('passes sound code', async () => {
    expect(await check(await model({ [source]: `export const digits = 6\n` }))).toMatchObject({ ok: true })
  })

  it.each([
    ['no-explicit-any', `export const value: any = 1\n`],
    ['no-floating-promises', `export function go() {\n  Promise.resolve(1)\n}\n`],
    ['no-console', `console.log('here')\n`],
    ['ban-ts-comment', `// @ts-ignore\nexport const value = 1\n`],
    ['max-lines-per-function', `export function long() {\n${'  Number(1)\n'.repeat(60)}}\n`],
    ['max-lines', `export const values = [\n${'  1,\n'.repeat(300)}]\n`],
  ])('fails on %s', async (rule, content) => {
    const folder = await model({ [source]: content })
    expect(await check(folder)).toMatchObject({ ok: false, output: expect.stringContaining(rule) })
  })

  it.each([
    ['alt-text', `export const Seal = () => <img src="/seal.svg" />\n`],
    [
      'no-danger',
      `export const Raw = ({ html }: { html: string }) => <p dangerouslySetInnerHTML={{ __html: html }} />\n`,
    ],
    [
      'rules-of-hooks',
      `import { useState } from 'react'\nexport function useMaybe(on: boolean) {\n  if (on) useState(1)\n}\n`,
    ],
  ])('fails on %s in a component', async (rule, content) => {
    const folder = await model({ 'packages/domain/src/part.tsx': content })
    expect(await check(folder)).toMatchObject({ ok: false, output: expect.stringContaining(rule) })
  })
})

describe('the check of the format', () => {
  const check = (/** @type {string} */ folder) => run(bin('oxfmt'), ['--check', 'packages'], { cwd: folder })

  it('passes formatted code and fails on a semicolon', async () => {
    const folder = await model({ [source]: `export const digits = 6\n` })
    await run(bin('oxfmt'), ['packages'], { cwd: folder })
    expect(await check(folder)).toMatchObject({ ok: true })
    await writeFile(path.join(folder, source), `export const digits = 6;\n`)
    expect(await check(folder)).toMatchObject({ ok: false, output: expect.stringContaining(source) })
  })
})

describe('the check of dead code', () => {
  const check = (/** @type {string} */ folder) =>
    run(bin('knip'), ['--no-progress', '--no-config-hints'], { cwd: folder })
  const used = {
    [source]: `export { digits } from './codes'\n`,
    'packages/domain/src/codes.ts': `export const digits = 6\n`,
  }

  it('passes code that is used', async () => {
    expect(await check(await model(used))).toMatchObject({ ok: true })
  })

  it.each([
    [
      'an export that nobody imports',
      { 'packages/domain/src/codes.ts': `export const digits = 6\nexport const letters = 0\n` },
      'letters',
    ],
    [
      'a file that nobody imports',
      { 'packages/domain/src/attic.ts': `export const attic = 1\n` },
      'attic.ts',
    ],
  ])('fails on %s', async (_, files, named) => {
    const folder = await model({ ...used, ...files })
    expect(await check(folder)).toMatchObject({ ok: false, output: expect.stringContaining(named) })
  })
})

describe('the check of migrations', () => {
  it('passes the schema of the house', async () => {
    expect(await migrationsInStep()).toMatchObject({ ok: true })
  })

  it('fails on a table without a migration', async () => {
    const folder = await model({
      'schema.ts': `import { pgTable, text } from 'drizzle-orm/pg-core'\nexport const attic = pgTable('attic', { name: text() })\n`,
    })
    const outcome = await migrationsInStep(path.relative(inHouse('apps/api'), path.join(folder, 'schema.ts')))
    expect(outcome).toMatchObject({ ok: false, output: expect.stringContaining('without a migration') })
  })
})

describe('the check for ties to one machine', () => {
  it.each([
    ['an absolute path', `const file = '/home/ann/portal/data.json'\n`],
    ['a path of temporary files', `See /tmp/notes.txt\n`],
    ['a registry host', `{ "resolved": "https://registry.npmjs.org/zod/-/zod-4.6.7.tgz" }\n`],
    ['a folder beside the checkout', `const seed = '../shared/data/content'\n`],
  ])('reports %s', async (_, content) => {
    const folder = await model({ 'notes.txt': content })
    await run('git', ['init', '-q'], { cwd: folder })
    expect((await unportable(folder)).join('\n')).toContain('notes.txt:1: ')
  })

  it('lets relative paths and routes through', async () => {
    const folder = await model({
      'notes.txt': `/user/home/ and ./work/main/ and https://portal.example/home/x/\n`,
    })
    await run('git', ['init', '-q'], { cwd: folder })
    expect((await unportable(folder)).filter((line) => line.startsWith('notes.txt'))).toEqual([])
  })
})

describe('the check of folders', () => {
  const screens = (/** @type {number} */ count) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => [
        `apps/web/src/features/years/year-${at}.tsx`,
        `export const at = ${at}\n`,
      ]),
    )
  const beside = {
    'apps/web/src/features/years/year-0.test.tsx': `export const at = 0\n`,
    'apps/web/src/features/years/years.generated.ts': `export const at = 0\n`,
    'apps/web/src/features/years/launch/launch-dialog.tsx': `export const at = 0\n`,
  }

  async function check(/** @type {number} */ count) {
    const folder = await model({ ...screens(count), ...beside })
    await run('git', ['init', '-q'], { cwd: folder })
    return crowded(folder)
  }

  it('lets 25 files through, with their tests, what is generated and the folders below', async () => {
    expect(await check(25)).toEqual([])
  })

  it('reports a folder with 26', async () => {
    expect((await check(26)).join('\n')).toContain('apps/web/src/features/years: 26 files')
  })
})

describe('the check of lengths', () => {
  const lines = (/** @type {number} */ count) => '  Number(1)\n'.repeat(count)
  const comments = '  // Why.\n\n  /* And\n     how. */\n'

  it.each([
    ['a component of 120 lines', `export function Years() {\n${lines(118)}}\n`],
    ['a function of 60', `function useYears() {\n${lines(58)}}\n`],
    ['a method of 60', `class Years {\n  read() {\n${lines(58)}  }\n}\n`],
    ['comments and blank lines', `/** Why. */\nfunction useYears() {\n${comments}${lines(58)}}\n`],
    ['a table of any length', `const years = [\n${'  1,\n'.repeat(298)}]\n`],
  ])('lets %s through', (_, source) => {
    expect(tooLong(source, 'years-page.tsx')).toEqual([])
  })

  it.each([
    ['a component of 121 lines', `export function Years() {\n${lines(119)}}\n`, 'Years has 121 lines'],
    ['one that is wrapped', `const Years = memo(() => {\n${lines(119)}})\n`, 'Years has 121 lines'],
    ['a hook of 61', `const useYears = () => {\n${lines(59)}}\n`, 'useYears has 61 lines'],
    ['a method of 61', `class Years {\n  read() {\n${lines(59)}  }\n}\n`, 'read has 61 lines'],
    ['a function without a name', `years.map(() => {\n${lines(59)}})\n`, 'a function has 61 lines'],
    ['a file of 301', `const years = [\n${'  1,\n'.repeat(299)}]\n`, 'years-page.tsx: 301 lines'],
  ])('reports %s', (_, source, report) => {
    expect(tooLong(source, 'years-page.tsx')).toEqual([expect.stringContaining(report)])
  })
})

describe('the check of texts', () => {
  it.each([
    ['a text between tags', `const a = <p>All years</p>`],
    ['a single word between tags', `const a = <p>Years</p>`],
    ['a word chosen between tags', `const a = <p>{on ? 'Yes' : words.no}</p>`],
    ['a label for screen readers', `const a = <nav aria-label="Years" />`],
    ['a label that is put together', 'const a = <nav aria-label={`Years of ${agency}`} />'],
    ['a text that is there by default', `const Notice = ({ title = 'Notice' }) => <p>{title}</p>`],
    ['the head of a column', `const columns = [{ id: 'year', header: 'Year' }]`],
    ['a sentence anywhere', `errors.year = 'Choose a year.'`],
    ['a part of a sentence in a template', 'const said = `${label} is required.`'],
  ])('reports %s', (_, source) => {
    expect(textsOutside(source, 'years-page.tsx')).toHaveLength(1)
  })

  it.each([
    ['a message', `const a = <p title={words.title}>{words.years({ n })}, {words.all}</p>`],
    ['names of styles and keys', `const a = <p color="fg.muted" margin="0 auto" key={\`year \${id}\`} />`],
    ['what is compared', `const isDraft = state === 'Draft'`],
    ['a code', `const state = 'Draft'`],
    ['what developers read', `throw new Error('There is no such year.')`],
    ['addresses', 'const to = `/years/${id}?part=${part}`'],
  ])('lets %s through', (_, source) => {
    expect(textsOutside(source, 'years-page.tsx')).toEqual([])
  })
})

describe('the check of generated files', () => {
  const query = `query Years {\n  years {\n    id\n  }\n}\n`
  const files = {
    'schema/portal.graphql': `type Query {\n  years: [Year!]!\n}\n\ntype Year {\n  id: Int!\n  name: String!\n}\n`,
    'apps/web/src/features/years/years.graphql': query,
    'apps/web/src/features/years/years.messages.en.json': `{ "title": "Years" }`,
    'packages/rest-contract/package.json': JSON.stringify({
      name: '@portal/rest-contract',
      scripts: { openapi: 'node print.mjs' },
    }),
    'packages/rest-contract/print.mjs': `import { writeFileSync } from 'node:fs'\nwriteFileSync('../../schema/rest-api.openapi.json', '{"openapi":"3.1.0"}')\n`,
    'apps/gateway/package.json': JSON.stringify({
      name: '@portal/gateway',
      scripts: { schema: 'node -e 0' },
    }),
    'apps/web/package.json': JSON.stringify({ name: '@portal/web', scripts: { styles: 'node styles.mjs' } }),
    'apps/web/styles.mjs': `console.log(JSON.stringify({ 'apps/web/src/styles.generated.css': 'p{margin:0}' }))\n`,
  }

  async function house() {
    const folder = await model(files)
    const workspaces = {
      name: 'model',
      private: true,
      type: 'module',
      workspaces: ['apps/gateway', 'apps/web', 'packages/rest-contract'],
    }
    await writeFile(path.join(folder, 'package.json'), JSON.stringify(workspaces))
    for (const part of ['tools', 'codegen', 'codegen.ts', 'package-lock.json']) {
      await cp(inHouse(part), path.join(folder, part), {
        recursive: true,
        filter: (from) => !from.includes('node_modules'),
      })
    }
    return folder
  }

  it('is content after the generator ran, names what changed since, and changes nothing itself', async () => {
    const folder = await house()
    const codegen = (/** @type {string[]} */ ...args) =>
      run(process.execPath, ['tools/codegen.mjs', ...args], { cwd: folder })
    expect(await codegen('--check')).toMatchObject({
      ok: false,
      output: expect.stringContaining('years.generated.ts'),
    })
    expect(await codegen()).toMatchObject({ ok: true })
    expect(await codegen('--check')).toMatchObject({ ok: true })

    const openapi = path.join(folder, 'schema/rest-api.openapi.json')
    await writeFile(openapi, '{}')
    await writeFile(
      path.join(folder, 'apps/web/src/features/years/years.graphql'),
      query.replace('id', 'id\n    name'),
    )
    await writeFile(
      path.join(folder, 'apps/web/src/features/years/years.messages.en.json'),
      `{ "title": "All years" }`,
    )
    await writeFile(
      path.join(folder, 'apps/web/styles.mjs'),
      files['apps/web/styles.mjs'].replace('margin:0', 'margin:1px'),
    )
    const outcome = await codegen('--check')
    expect(outcome.ok).toBe(false)
    expect(outcome.output).toContain('schema/rest-api.openapi.json')
    expect(outcome.output).toContain('years.generated.ts')
    expect(outcome.output).toContain('years-messages.generated.ts')
    expect(outcome.output).toContain('styles.generated.css')
    expect(await readFile(openapi, 'utf8')).toBe('{}')
  })
})
