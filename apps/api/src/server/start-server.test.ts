import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { auditHeadPath, readKeptAuditHead } from '../features/audit-trail/audit-trail-head-file.js'
import { testConfig } from '../testing/test-config.js'
import { prepareDataDir } from '../testing/test-database.js'
import { createLog } from './log.js'
import { startServer, type RunningServer } from './start-server.js'

const config = testConfig({ dataDir: mkdtempSync(join(tmpdir(), 'portal-server-')) })
let server: RunningServer

beforeAll(async () => {
  await prepareDataDir(config.dataDir)
  server = await startServer(config, createLog('silent'))
})

/** Opens a request and keeps its body back. */
async function halfRequest(): Promise<{ finish: () => Promise<string> }> {
  const body = JSON.stringify({ email: 'nobody@state.example' })
  const socket = connect(server.port, '127.0.0.1')
  await new Promise((resolve) => socket.once('connect', resolve))
  socket.write(
    'POST /api/account/recover/password HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
      `Content-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
  )
  return {
    finish() {
      let answer = ''
      socket.on('data', (chunk) => {
        answer += chunk.toString()
      })
      const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(answer)))
      socket.write(body.slice(5))
      return closed
    },
  }
}

describe('stopping the API', () => {
  it('says so at /readyz first, answers what is under way, then takes no more', async () => {
    const url = `http://127.0.0.1:${server.port}`
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    const { finish } = await halfRequest()
    const stopped = server.stop()
    expect((await fetch(`${url}/readyz`)).status).toBe(503)
    expect(await finish()).toMatch(/^HTTP\/1\.1 404 /)
    await stopped
    await expect(fetch(`${url}/readyz`)).rejects.toThrow('fetch failed')
    const kept = await readKeptAuditHead(auditHeadPath(config.dataDir), config.sessionSecret)
    expect(kept).not.toBeNull()
  })

  it('closes the database although the kept head of the audit trail cannot be read', async () => {
    const again = await startServer(config, createLog('silent'))
    writeFileSync(auditHeadPath(config.dataDir), 'no head')
    await expect(again.stop()).rejects.toThrow('JSON')
    expect(existsSync(join(config.dataDir, 'db.lock'))).toBe(false)
  })
})
