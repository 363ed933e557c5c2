import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from './journey.js'

/** The string that every virus scanner is tried with. In two halves, so that none takes this file for a virus. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

/** Name of the signature below, the only one that the scanner knows. */
const signature = 'Portal.Eicar-Test'

/**
 * A virus scanner for the journeys of a file: Debian's clamd with one signature of our own. CLAMD names the program and
 * makes it a must; without both, something that speaks as much of clamd as the portal uses. Returns its CLAMAV_URL.
 */
export function useScanner(): string {
  const folder = path.join(tmpdir(), `portal-clamd-${process.pid}`)
  const socket = path.join(folder, 'socket')
  let running: ChildProcess | Server | undefined
  test.beforeAll(async () => {
    await mkdir(folder, { recursive: true })
    const program = process.env['CLAMD'] ?? '/usr/sbin/clamd'
    running =
      process.env['CLAMD'] || existsSync(program)
        ? await startClamd(program, folder, socket)
        : await startStandIn(socket)
  })
  test.afterAll(async () => {
    if (running && 'kill' in running) running.kill('SIGKILL')
    else running?.close()
    await rm(folder, { recursive: true, force: true })
  })
  return `unix:${socket}`
}

async function startClamd(program: string, folder: string, socket: string): Promise<ChildProcess> {
  const hex = Buffer.from(eicar).toString('hex')
  await writeFile(path.join(folder, 'portal.ndb'), `${signature}:0:*:${hex}\n`)
  const config = path.join(folder, 'clamd.conf')
  const limits = ['StreamMaxLength', 'MaxFileSize', 'MaxScanSize'].map((name) => `${name} 210M`)
  await writeFile(
    config,
    [`DatabaseDirectory ${folder}`, `LocalSocket ${socket}`, 'Foreground yes', ...limits, ''].join('\n'),
  )
  const clamd = spawn(program, [`--config-file=${config}`], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  clamd.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  clamd.on('error', (error) => (said += error.message))
  for (let tries = 0; tries < 150; tries++) {
    if (existsSync(socket)) return clamd
    await pause(100)
  }
  clamd.kill('SIGKILL')
  throw new Error(`clamd does not start. ${said}`)
}

async function startStandIn(socket: string): Promise<Server> {
  const server = createServer((connection) => {
    let received = ''
    connection.on('error', () => undefined)
    connection.on('data', (chunk) => {
      received += chunk.toString('latin1')
      if (!received.endsWith('\0\0\0\0')) return
      connection.end(received.includes(eicar) ? `stream: ${signature} FOUND\0` : 'stream: OK\0')
    })
  })
  await new Promise<void>((resolve) => server.listen(socket, resolve))
  return server
}
