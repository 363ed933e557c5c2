import { randomUUID } from 'node:crypto'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  allegany,
  firstSubsection,
  selfAssessmentSteps,
  type Refusal,
} from '../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../testing/test-api.js'
import { auditOf } from '../../testing/audits/test-audit.js'
import { aPdf, upload } from '../../testing/upload-steps.js'
import { documentsJobs } from './documents-jobs.js'

const admin = 'admin@allegany.example'
const monitor = 'monitor@state.example'

/** The part of clamd's protocol that INSTREAM needs: the verdict depends on the bytes. */
function fakeClamd(): Server {
  return createServer((socket) => {
    let received = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk])
      const text = received.toString('latin1')
      if (!text.startsWith('zINSTREAM\0') || !text.endsWith('\0\0\0\0')) return
      const verdict = text.includes('EICAR')
        ? 'stream: Eicar-Test-Signature FOUND'
        : text.includes('TOO LONG')
          ? 'INSTREAM size limit exceeded. ERROR'
          : 'stream: OK'
      socket.end(`${verdict}\0`)
    })
  })
}

let api: TestApi
let steps: ReturnType<typeof selfAssessmentSteps>
let subsectionId: number
let clamd: Server
beforeAll(async () => {
  clamd = fakeClamd()
  await new Promise<void>((resolve) => clamd.listen(0, '127.0.0.1', resolve))
  const { port } = clamd.address() as AddressInfo
  api = await startTestApi({ config: { clamavUrl: `tcp://127.0.0.1:${port}` } })
  steps = selfAssessmentSteps(api)
  subsectionId = firstSubsection(await steps.open(allegany, admin))
})
afterAll(async () => {
  await api.close()
  clamd.close()
})

async function uploaded(content: string): Promise<string> {
  const { body } = await upload(api, admin, {
    fields: [
      ['subSectionResponseId', String(subsectionId)],
      ['titles', 'A file'],
    ],
    files: [{ name: 'a.pdf', bytes: Buffer.concat([aPdf, Buffer.from(content)]) }],
  })
  expect(body[0]?.scanState).toBe('Pending')
  return body[0]?.id ?? ''
}

const run = (name: string) =>
  documentsJobs(api.deps)
    .find((job) => job.name === name)
    ?.run(new AbortController().signal)
const download = (id: string) =>
  steps.send<Refusal>(monitor, 'get', `/api/msde/self-assessment/supporting-document/${id}`)

describe('the virus scan', () => {
  it('lets a file be downloaded once it is clean, and not before', async () => {
    const id = await uploaded('good')
    expect(await download(id)).toMatchObject({
      status: 409,
      body: { message: 'This file is still being scanned for viruses. Try again in a minute.' },
    })
    await run('scan files')
    expect((await download(id)).status).toBe(200)
    expect(
      (await auditOf(api, 'supportingDocument', id)).map((entry) => [entry.action, entry.after]),
    ).toContainEqual(['scanSupportingDocument', { scanState: 'Clean' }])
  })

  it('never lets an infected file out, nor one that could not be scanned', async () => {
    const infected = await uploaded('EICAR')
    const failed = await uploaded('TOO LONG')
    await run('scan files')
    expect(await download(infected)).toMatchObject({
      status: 403,
      body: { message: 'This file holds a virus and cannot be downloaded.' },
    })
    expect(await download(failed)).toMatchObject({
      status: 409,
      body: { message: 'This file could not be scanned for viruses and cannot be downloaded.' },
    })
    const { body } = await steps.subsection(monitor, subsectionId)
    expect(body.documents.map((document) => document.scanState)).toEqual(['Clean', 'Infected', 'Failed'])
  })

  it('leaves files pending while the scanner is down, and takes them up again', async () => {
    const id = await uploaded('later')
    const { port } = clamd.address() as AddressInfo
    await new Promise((resolve) => clamd.close(resolve))
    await expect(run('scan files')).rejects.toThrow('ECONNREFUSED')
    expect((await download(id)).status).toBe(409)
    await new Promise<void>((resolve) => clamd.listen(port, '127.0.0.1', resolve))
    await run('scan files')
    expect((await download(id)).status).toBe(200)
  })
})

describe('the sweeper', () => {
  it('removes old files that no row wants, and nothing else', async () => {
    const folder = fileURLToPath(api.deps.config.filesUrl)
    await mkdir(folder, { recursive: true })
    const [wanted, deleted] = [await uploaded('wanted'), await uploaded('deleted')]
    await steps.send(admin, 'post', `/api/msde/self-assessment/delete-supporting-document/${deleted}`)
    const [stray, young] = [randomUUID(), randomUUID()]
    for (const name of [stray, young, 'README']) await writeFile(join(folder, name), 'x')
    const anHourAgo = new Date(Date.now() - 3_600_000)
    for (const name of [wanted, deleted, stray, 'README'])
      await utimes(join(folder, name), anHourAgo, anHourAgo)
    const before = await readdir(folder)
    await run('sweep stray files')
    const after = await readdir(folder)
    expect(before.filter((name) => !after.includes(name)).toSorted()).toEqual([deleted, stray].toSorted())
  })
})
