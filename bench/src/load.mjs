import { Client } from 'undici'

/** @typedef {{ method: string, path: string, headers: Record<string, string>, body?: string | undefined }} Sent */
/**
 * One operation on one server: its requests are sent in parallel, and it ends with the last response.
 *
 * @typedef {{ origin: string, requests: readonly Sent[] }} Operation
 */

/**
 * Runs the operation once and returns the parsed responses. Throws for a status other than 200.
 *
 * @param {Operation} operation
 */
export async function askOnce({ origin, requests }) {
  const client = new Client(origin)
  try {
    return await Promise.all(
      requests.map(async ({ method, path, headers, body = null }) => {
        const answer = await client.request({ method, path, headers, body })
        const text = await answer.body.text()
        if (answer.statusCode !== 200)
          throw new Error(`${method} ${origin}${path}: ${answer.statusCode} ${text.slice(0, 400)}`)
        return {
          json: /** @type {unknown} */ (JSON.parse(text)),
          bytes: Buffer.byteLength(text),
          headers: answer.headers,
        }
      }),
    )
  } finally {
    await client.close()
  }
}

/**
 * Connections to one server that repeat one operation, each as soon as its last response has arrived. Every response
 * must have the status 200 and the length of the first one, or the drive throws: a server that fails fast is not fast.
 */
export class Drive {
  /** @type {ReadonlyArray<ReadonlyArray<{ request: Sent, client: Client }>>} */
  #connections
  /** Length of the first response, by path. @type {Map<string, number>} */
  #lengths = new Map()
  /** @param {readonly Operation[]} operations one per connection */
  constructor(operations) {
    this.#connections = operations.map(({ origin, requests }) =>
      requests.map((request) => ({ request, client: new Client(origin, { pipelining: 1 }) })),
    )
  }

  /**
   * Runs until the time is over or the number of operations is reached, and until the last response has arrived.
   *
   * @param {{ milliseconds: number, operations?: number }} limits
   */
  async run({ milliseconds, operations = Number.POSITIVE_INFINITY }) {
    const began = performance.now()
    const endsAt = began + milliseconds
    /** @type {number[]} */
    const times = []
    let started = 0
    await Promise.all(
      this.#connections.map(async (sent) => {
        while (performance.now() < endsAt && started < operations) {
          started += 1
          const asked = performance.now()
          await Promise.all(sent.map(({ client, request }) => this.#ask(client, request)))
          times.push(performance.now() - asked)
        }
      }),
    )
    return { operations: times.length, seconds: (performance.now() - began) / 1000, times }
  }

  async close() {
    await Promise.all(this.#connections.flat().map(({ client }) => client.close()))
  }

  /** @param {Client} client @param {Sent} request @returns {Promise<void>} */
  #ask(client, request) {
    return new Promise((resolve, reject) => {
      let status = 0
      let bytes = 0
      client.dispatch(
        {
          method: request.method,
          path: request.path,
          headers: request.headers,
          body: request.body ?? null,
        },
        {
          onRequestStart() {},
          onResponseStart(_controller, statusCode) {
            status = statusCode
          },
          onResponseData(_controller, chunk) {
            bytes += chunk.length
          },
          onResponseEnd: () => {
            const length = this.#lengths.get(request.path) ?? bytes
            this.#lengths.set(request.path, length)
            if (status === 200 && bytes === length) resolve()
            else
              reject(
                new Error(
                  `${request.method} ${request.path}: status ${status}, ${bytes} bytes, expected ${length}`,
                ),
              )
          },
          onResponseError(_controller, error) {
            reject(error)
          },
        },
      )
    })
  }
}
