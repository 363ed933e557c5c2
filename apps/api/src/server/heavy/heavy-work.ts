import { retryText } from '@portal/domain'
import { availableParallelism } from 'node:os'
import { ApiError } from '../api-error.js'
import { FairQueue } from './fair-queue.js'
import type { RunTask } from './heavy-tasks.js'
import { HeavyWorkers } from './heavy-workers.js'
import { OwnTurns } from './own-turns.js'

/**
 * The one way to do what costs: files that are made, files that are read, long rich text. A person has few such requests at
 * once; what is made is made in turns, people one after the other, by workers of low priority beside the answering thread.
 */
export interface HeavyWork {
  /**
   * Holds one of the person's places as long as `work` takes, the sending of the file included. Throws TOO_MANY_REQUESTS with
   * the time to come again when all places are taken. Never called within another request of the same person's.
   */
  request<T>(who: string, work: () => Promise<T>): Promise<T>
  /**
   * Waits for the person's turn and does one bounded piece: what the records are read for, then `run`. Pieces must not wait
   * for readers, and hold no transaction while they run a task. Who has several requests at once has one turn at a time, and
   * rests after each: the more are requested, the smaller a share of the machine they get.
   */
  turn<T>(who: string, work: (run: RunTask) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Who has a file made or read, and by what. */
export interface HeavyCaller {
  actor: { userId: string }
  heavy: HeavyWork
}

/** Requests of one person that are under way or wait; more are refused. A browser opens six at once. */
export const mostHeavyRequests = 8

const retrySeconds = 5

/** Workers: one processor is left for the answering thread. */
const mostWorkers = Math.max(1, Math.min(4, availableParallelism() - 1))

/** Workers for work that would block the event loop. A task that waits longer than 25 s is refused with TOO_MANY_REQUESTS. */
export function createHeavyWork(mostAtOnce = mostWorkers): HeavyWork {
  const workers = new HeavyWorkers(mostAtOnce)
  const turns = new FairQueue({
    running: mostAtOnce,
    waiting: 200,
    seconds: 25,
    refused: () => tooMany('Many large requests are under way just now.'),
  })
  const places = new Map<string, number>()
  const own = new OwnTurns((who, tookMs) => tookMs * Math.max(0, (places.get(who) ?? 0) - 1))
  return {
    async request(who, work) {
      const held = places.get(who) ?? 0
      if (held >= mostHeavyRequests) throw tooMany('Several of your large requests are still under way.')
      places.set(who, held + 1)
      try {
        return await work()
      } finally {
        const left = (places.get(who) ?? 1) - 1
        if (left > 0) places.set(who, left)
        else places.delete(who)
      }
    },
    turn: (who, work) =>
      own.run(who, (began) =>
        turns.run(who, () => {
          began()
          return work(workers.run)
        }),
      ),
    close: () => workers.close(),
  }
}

function tooMany(what: string): ApiError {
  return new ApiError('TOO_MANY_REQUESTS', `${what} ${retryText(retrySeconds)}`, {
    retryAfterSeconds: retrySeconds,
  })
}
