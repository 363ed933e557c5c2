import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { inHouse, serverArgs } from '../../../tools/lib/house.mjs'
import { copyOf, environmentOf, stagesOf } from './dockerfile.mjs'
import { nodeVersionOf } from './image-node.mjs'

it('reads stages and instructions, continued lines joined', () => {
  const text = '# A comment\nFROM node:20 AS build\nRUN one \\\n  two\n\nFROM build\nCMD ["node"]\n'
  expect(stagesOf(text)).toEqual([
    { name: 'build', base: 'node:20', instructions: [{ word: 'RUN', rest: 'one two' }] },
    { name: 'final', base: 'build', instructions: [{ word: 'CMD', rest: '["node"]' }] },
  ])
})

it('reads where a copy comes from and what an environment sets', () => {
  expect(copyOf('--from=build /portal/a b')).toEqual({ from: 'build', sources: ['/portal/a'], to: 'b' })
  expect(copyOf('package.json .npmrc ./')).toEqual({
    from: undefined,
    sources: ['package.json', '.npmrc'],
    to: './',
  })
  expect(environmentOf('HOST=0.0.0.0 DATA_DIR=/data')).toEqual({ HOST: '0.0.0.0', DATA_DIR: '/data' })
})

it('is the same Node in both images, and one that the code is made for', async () => {
  const texts = await Promise.all(
    ['apps/api', 'apps/gateway'].map((app) => readFile(inHouse(app, 'Dockerfile'), 'utf8')),
  )
  const [version, other] = texts.map(nodeVersionOf)
  expect(other).toBe(version)
  expect(Number(version)).toBeGreaterThanOrEqual(20)
  expect(() => nodeVersionOf('FROM debian:12')).toThrow(/image of Node/)
})

describe.each(['apps/api', 'apps/gateway'])('the image of %s', (app) => {
  const read = async () => stagesOf(await readFile(inHouse(app, 'Dockerfile'), 'utf8'))

  it('has the manifest of every workspace, without which npm ci refuses', async () => {
    const { packages } = JSON.parse(await readFile(inHouse('package-lock.json'), 'utf8'))
    const workspaces = Object.keys(packages).filter(
      (place) => place !== '' && !place.includes('node_modules/'),
    )
    const copied = (await read())[0]?.instructions.flatMap(({ word, rest }) =>
      word === 'COPY' ? copyOf(rest).sources : [],
    )
    expect(copied).toEqual(expect.arrayContaining(workspaces.map((place) => `${place}/package.json`)))
  })

  it('runs as nobody special and says whether it is well', async () => {
    const last = (await read()).at(-1)?.instructions ?? []
    expect(last).toContainEqual({ word: 'USER', rest: 'node' })
    expect(last.map(({ word }) => word)).toContain('HEALTHCHECK')
    expect(environmentOf(last.find(({ word }) => word === 'ENV')?.rest ?? '')).toMatchObject({
      PORTAL_MODE: 'production',
    })
  })

  it('runs Node as the soak and the benchmarks do', async () => {
    const command = (await read()).at(-1)?.instructions.find(({ word }) => word === 'CMD')?.rest ?? ''
    expect(JSON.parse(command)).toEqual(['node', ...serverArgs, 'dist/main.js'])
  })
})
