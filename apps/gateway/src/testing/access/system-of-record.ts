import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

interface SystemOfRecord {
  url: string
  stop: () => Promise<void>
}

/**
 * The API as a separate process with the demonstration data: on a new database of the server in TEST_DATABASE_URL, else on
 * the embedded engine, which takes more processor time. Access does not depend on the engine.
 */
export async function startSystemOfRecord(): Promise<SystemOfRecord> {
  const server = process.env['TEST_DATABASE_URL']
  const database = server ? await newDatabase(server) : undefined
  const dataDir = await mkdtemp(path.join(tmpdir(), 'access-'))
  const clear = async () => {
    await rm(dataDir, { recursive: true, force: true })
    await database?.drop()
  }
  try {
    const api = await startApi({
      DATA_DIR: dataDir,
      ...(database ? { DATABASE_URL: database.url } : {}),
    })
    return { url: api.url, stop: () => api.stop().then(clear) }
  } catch (error) {
    await clear()
    throw error
  }
}

async function newDatabase(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `portal_access_${randomBytes(6).toString('hex')}`
  const address = new URL(server)
  address.pathname = `/${name}`
  await onServer(server, `create database ${name}`)
  return {
    url: address.href,
    drop: () => onServer(server, `drop database if exists ${name} with (force)`),
  }
}

async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

async function startApi(env: NodeJS.ProcessEnv): Promise<SystemOfRecord> {
  const child: ChildProcess = spawn(
    process.execPath,
    ['-C', '@portal/source', '--import', '@oxc-node/core/register', 'src/main.ts'],
    {
      cwd: fileURLToPath(new URL('../../../../api', import.meta.url)),
      // Longer-lived tokens, because a slow machine takes longer for the table; their age does not matter for rights.
      env: {
        PATH: process.env['PATH'],
        API_PORT: '0',
        ACCESS_TOKEN_SECONDS: '3600',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let complaints = ''
  child.stderr?.on('data', (chunk: Buffer) => (complaints += chunk.toString()))
  const port = await new Promise<number>((resolve, reject) => {
    if (child.stdout === null) throw new Error('The system of record has no output.')
    createInterface(child.stdout).on('line', (line) => {
      const found = /"port":(\d+).*the API is ready/.exec(line)?.[1]
      if (found !== undefined) resolve(Number(found))
    })
    void ended.then(() => reject(new Error(`The system of record ended: ${complaints}`)))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}
