import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import { ApiError, type ApiErrorDetails } from '../api-error.js'
import type { HeavyTasks, RunTask } from './heavy-tasks.js'

/** A task that takes longer is stopped with its worker; gateways wait half a minute for a first byte. */
const mostSeconds = 25

/** Tasks that parse what anybody sent: less time, and so much memory beside the heap, which no setting of a thread bounds. */
const bounds: Partial<Record<keyof HeavyTasks, { seconds: number; megabytes: number }>> = {
  readDocumentText: { seconds: 10, megabytes: 512 },
}
/** How often the memory is looked at. */
const watchMs = 50

/** What a worker answers: classes do not survive the way between threads, so a refusal comes as its parts. */
export type WorkerAnswer<Name extends keyof HeavyTasks> =
  | { value: HeavyTasks[Name]['answer'] }
  | { refusal: Pick<ApiError, 'code' | 'message'> & Pick<ApiErrorDetails, 'fields'> }
  | { fault: string }

/** Thrown when a worker died of a task, or was stopped because it took too long. Another one takes its place. */
export class GivenUp extends ApiError {
  constructor(cause: unknown) {
    super('UNAVAILABLE', 'This took too long and was given up. Please ask for less, or try again later.', {
      retryAfterSeconds: 60,
      cause,
    })
    this.name = 'GivenUp'
  }
}

/** Threads of low priority with memory of their own, started when they are first needed. They know no secrets. */
export class HeavyWorkers {
  #pool: Piscina | undefined
  readonly #most: number
  readonly #mostMs: number

  constructor(most: number, seconds: number = mostSeconds) {
    this.#most = most
    this.#mostMs = seconds * 1000
  }

  readonly run: RunTask = async (name, input) => {
    this.#pool ??= openPool(this.#most)
    const bound = bounds[name]
    const time = AbortSignal.timeout(Math.min(this.#mostMs, (bound?.seconds ?? Infinity) * 1000))
    const memory = bound && watchMemory(bound.megabytes)
    const signal = memory ? AbortSignal.any([time, memory.signal]) : time
    const answer: WorkerAnswer<typeof name> = await this.#pool
      .run({ name, input }, { signal })
      .catch((error: unknown) => {
        throw new GivenUp(error)
      })
      .finally(() => memory?.end())
    if ('value' in answer) return answer.value
    if ('fault' in answer) throw new Error(`The task ${name} failed. ${answer.fault}`)
    const { code, message, fields } = answer.refusal
    throw new ApiError(code, message, fields ? { fields } : {})
  }

  async close(): Promise<void> {
    await this.#pool?.destroy()
    this.#pool = undefined
  }
}

/**
 * Aborts once the process has grown by so much. What is unpacked lies beside the heap of its thread, so that the limit of the heap
 * does not hold it; the thread itself is busy, so that it is watched from here.
 */
function watchMemory(megabytes: number): { signal: AbortSignal; end: () => void } {
  const controller = new AbortController()
  const most = process.memoryUsage.rss() + megabytes * 1024 * 1024
  const timer = setInterval(() => {
    if (process.memoryUsage.rss() > most) controller.abort(new Error('The task took too much memory.'))
  }, watchMs)
  return { signal: controller.signal, end: () => clearInterval(timer) }
}

function openPool(most: number): Piscina {
  const ending = extname(import.meta.filename)
  return new Piscina({
    filename: fileURLToPath(new URL(`./heavy-worker${ending}`, import.meta.url)),
    minThreads: 0,
    maxThreads: most,
    idleTimeout: 60_000,
    // A tenth of what the answering thread gets when both want the processor. Elsewhere a thread has no priority of its own.
    niceIncrement: process.platform === 'linux' ? 10 : 0,
    resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 24 },
    env: {},
    // From source, in tests and in development, a thread needs what its process was started with.
    execArgv: ending === '.ts' ? ['-C', '@portal/source', '--import', '@oxc-node/core/register'] : [],
  })
}
