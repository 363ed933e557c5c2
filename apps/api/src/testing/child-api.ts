import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const apiDir = fileURLToPath(new URL('../..', import.meta.url))

export interface ChildApi {
  url: string
  process: ChildProcess
  /** Ends it with a signal and waits for its end; answers the exit code. */
  end: (signal: NodeJS.Signals) => Promise<number | null>
}

/** Starts the API as a process of its own, as it is started in service, on a free port. */
export async function startChildApi(env: Record<string, string>): Promise<ChildApi> {
  const child = spawn(
    process.execPath,
    ['-C', '@portal/source', '--import', '@oxc-node/core/register', 'src/main.ts'],
    {
      cwd: apiDir,
      env: { PATH: process.env['PATH'], API_PORT: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  let complaints = ''
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk.toString()
  })
  const port = await new Promise<number>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const found = /"port":(\d+).*the API is ready/.exec(line)?.[1]
      if (found) resolve(Number(found))
    })
    void ended.then(() => reject(new Error(`The API ended before it was ready: ${complaints}`)))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    end(signal) {
      child.kill(signal)
      return ended
    },
  }
}
