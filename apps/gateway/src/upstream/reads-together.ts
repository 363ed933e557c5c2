import { mostReads, readTogether, type AnswerOf, type Call } from '@portal/rest-contract'
import { PortalError } from '../errors/portal-error.js'
import { answerIn, type CallOptions, type InputOf, type RestClient } from './rest-client.js'
import { errorOfAnswer, upstreamUnavailable } from './upstream-errors.js'

/** A read that waits for others to be sent with it. */
interface Waiting {
  options: CallOptions
  read: { call: string; params: Values; query: Values; body?: unknown }
  alone: () => void
  answered: (status: number, body: unknown) => void
  failed: (error: unknown) => void
}

type Values = Record<string, string | string[]>

/**
 * Batches the reads that one request makes at the same time into one REST call: a round trip to the system of record
 * costs more than most of the reads. The response is split again, so callers see no difference.
 */
export class ReadsTogether {
  #waiting: Waiting[] = []

  constructor(private readonly rest: Pick<RestClient, 'call'>) {}

  call<C extends Call>(call: C, input: InputOf<C>, options: CallOptions): Promise<AnswerOf<C>> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({
        options,
        read: {
          call: call.id,
          params: valuesOf(input.params),
          query: valuesOf(input.query),
          ...(input.body === undefined ? {} : { body: input.body }),
        },
        alone: () => {
          this.rest.call(call, input, options).then(resolve, reject)
        },
        answered(status, body) {
          try {
            resolve(answerIn(call, input, options, okBody(status, body)))
          } catch (error) {
            reject(error)
          }
        },
        failed: reject,
      })
      // Reads that are already scheduled run before this callback, and join the batch.
      if (this.#waiting.length === 1) setImmediate(() => this.#send(this.#waiting.splice(0)))
    })
  }

  #send(waiting: Waiting[]): void {
    // A token may be renewed between two of them.
    for (const bearer of new Set(waiting.map((one) => one.options.bearer))) {
      const same = waiting.filter((one) => one.options.bearer === bearer)
      while (same.length > 0) void this.#sendSome(same.splice(0, mostReads))
    }
  }

  async #sendSome(some: Waiting[]): Promise<void> {
    const [first] = some
    if (first === undefined || some.length === 1) {
      first?.alone()
      return
    }
    try {
      // They began at the same time, so the deadline of one applies to all.
      const answers = await this.rest.call(
        readTogether,
        { body: some.map(({ read }) => read) },
        { ...first.options, adapt: undefined },
      )
      for (const [index, one] of some.entries()) {
        const answer = answers[index]
        if (answer === undefined) one.failed(upstreamUnavailable('readTogether answered too few'))
        else one.answered(answer.status, answer.body)
      }
    } catch (error) {
      // Another process of the same system may run an older version than the one whose OpenAPI document was read.
      const isMissing = error instanceof PortalError && error.code === 'NOT_FOUND'
      for (const one of some) {
        if (isMissing) one.alone()
        else one.failed(error)
      }
    }
  }
}

function okBody(status: number, body: unknown): unknown {
  if (status >= 200 && status < 300) return body
  const contentType = 'application/json'
  throw errorOfAnswer({ status, contentType, retryAfter: undefined, text: JSON.stringify(body) ?? '' })
}

/** The values as strings, as in a URL; members without a value are left out. */
function valuesOf(input: unknown): Values {
  const values: Values = {}
  for (const [name, value] of Object.entries(input ?? {})) {
    if (value === undefined || value === null) continue
    values[name] = Array.isArray(value) ? value.map(textOf) : textOf(value)
  }
  return values
}

/** Unpaired surrogates become the replacement character, as in a URL. */
function textOf(value: unknown): string {
  return Buffer.from(String(value), 'utf8').toString('utf8')
}
