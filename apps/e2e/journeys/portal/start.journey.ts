import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { expect, test } from '@playwright/test'
import { inHouse } from '../../../../tools/lib/house.mjs'
import { isFree } from '../../../../tools/lib/ports.mjs'
import { freePort, seededFolder } from '../../support/portal.js'

/** `npm start`, as somebody at a terminal has it. */
class Start {
  output = ''
  private constructor(
    readonly process: ChildProcess,
    readonly port: number,
    readonly apiPort: number,
    readonly ended: Promise<number | null>,
  ) {}

  static async run(env: Record<string, string> = {}): Promise<Start> {
    const port = await freePort()
    const apiPort = await freePort([port])
    const child = spawn(process.execPath, [inHouse('tools/start.mjs')], {
      env: {
        ...process.env,
        DATA_DIR: await seededFolder(),
        PORT: `${port}`,
        API_PORT: `${apiPort}`,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
    const start = new Start(child, port, apiPort, ended)
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (start.output += text))
    return start
  }

  async untilReady(): Promise<void> {
    await expect.poll(() => this.output, { timeout: 60_000 }).toContain('Portal ready at')
  }

  async untilPortsAreFree(): Promise<void> {
    await expect
      .poll(async () => (await isFree(this.port)) && (await isFree(this.apiPort)), { timeout: 20_000 })
      .toBe(true)
  }

  /** Process id of the API, which is started first. */
  api(): number {
    const { pid } = this.process
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
    return Number(children[0])
  }
}

test('it says last where the portal is, serves it, and stops all of it when asked', async () => {
  const start = await Start.run()
  await start.untilReady()
  expect(start.output.trimEnd().split('\n').at(-1)).toBe(`Portal ready at http://localhost:${start.port}`)
  const page = await fetch(`http://localhost:${start.port}/`)
  expect(await page.text()).toContain('<html')
  start.process.kill('SIGINT')
  expect(await start.ended).toBe(0)
  await start.untilPortsAreFree()
})

test('nothing it started survives its sudden death', async () => {
  const start = await Start.run()
  await start.untilReady()
  start.process.kill('SIGKILL')
  await start.untilPortsAreFree()
})

test('when one part ends the others are stopped and it says which', async () => {
  const start = await Start.run()
  await start.untilReady()
  process.kill(start.api(), 'SIGKILL')
  expect(await start.ended).toBe(1)
  expect(start.output).toContain('The api ended unexpectedly (signal SIGKILL); stopping the rest.')
  await start.untilPortsAreFree()
})

test('a port that is taken is named, with the way out', async () => {
  const port = await freePort()
  const other = createServer().listen(port, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  const start = await Start.run({ PORT: `${port}` })
  expect(await start.ended).toBe(1)
  expect(start.output).toContain(
    `Port ${port} is in use by another program. Stop that one, or choose another port: PORT=`,
  )
  other.close()
})
