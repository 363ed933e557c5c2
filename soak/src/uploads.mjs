import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { signInAll } from './load.mjs'

/** @typedef {import('./phases.mjs').Phase} Phase */

/** Maximum file size (specification 001 section 9). */
const largest = 209_715_200
const parallel = 4
/** Maximum memory growth of a process by parallel uploads; the files themselves are many times as large. */
const growthMbAtMost = 200

/**
 * Measures memory while uploading a file of exactly the maximum size, one of a byte more, and several in parallel.
 *
 * @type {Phase}
 */
export async function uploads({ plan, around, installation, people }) {
  const [person, ...others] = people.filter(({ work }) => work)
  if (!person) throw new Error('Nobody can upload.')
  const sending = [person, ...others.slice(0, parallel - 1)]
  await signInAll(around, sending)
  const exact = await send(person, largest)
  const { downloadPath } = exact.answer.data?.[0] ?? {}
  const back = await person.browser.download(downloadPath ?? '/files')
  const more = await send(person, largest + 1)

  const programs = [...installation.gateways, ...installation.apis]
  const before = programs.map((program) => program.residentBytes())
  const peaks = [...before]
  const watch = setInterval(() => {
    for (const [index, program] of programs.entries())
      peaks[index] = Math.max(peaks[index] ?? 0, program.residentBytes())
  }, 50)
  const size = plan.quick ? 50_000_000 : largest
  const together = await Promise.all(sending.map((each) => send(each, size)))
  clearInterval(watch)
  const growth = programs.map((program, index) => ({
    process: program.name,
    beforeMb: (before[index] ?? 0) / 2 ** 20,
    growthMb: ((peaks[index] ?? 0) - (before[index] ?? 0)) / 2 ** 20,
  }))
  const most = Math.max(...growth.map(({ growthMb }) => growthMb))
  return {
    verdicts: [
      {
        promise: 'a file of exactly 209,715,200 bytes is accepted and comes back the same',
        holds: exact.answer.status === 201 && back.sha256 === exact.sha256 && back.size === largest,
        measured: `${exact.answer.status}, ${back.size} bytes back, ${back.sha256 === exact.sha256 ? 'same' : 'other'} SHA-256`,
      },
      {
        promise: 'one byte more is refused with 413',
        holds: more.answer.status === 413,
        measured: more.answer.what,
      },
      {
        promise: `${sending.length} uploads of ${Math.round(size / 1e6)} MB at once are accepted`,
        holds: together.every(({ answer }) => answer.status === 201),
        measured: together.map(({ answer }) => answer.status).join(', '),
      },
      {
        promise: `memory stays flat: no process grows by more than ${growthMbAtMost} MB`,
        holds: most <= growthMbAtMost,
        measured: growth.map(({ process, growthMb }) => `${process} ${growthMb.toFixed(0)} MB`).join(', '),
      },
    ],
    figures: { exactMs: exact.answer.ms, togetherMs: together.map(({ answer }) => answer.ms), growth },
  }
}

/**
 * Uploads a file of this size, generated while it is sent. @param {import('./people.mjs').Person} person @param
 * {number} size
 */
async function send({ browser, work }, size) {
  const hash = createHash('sha256')
  const block = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(1_000_000)])
  async function* read() {
    for (let left = size; left > 0; left -= block.length) {
      const piece = block.subarray(0, Math.min(left, block.length))
      hash.update(piece)
      yield piece
    }
  }
  const { subsectionResponseId = 0, itemId = 0 } = work ?? {}
  const fields = {
    subSectionResponseId: String(subsectionResponseId),
    itemId: String(itemId),
    titles: randomUUID(),
  }
  const file = { part: 'documents', name: 'large.pdf', bytes: { size, read } }
  const answer = await browser.upload('/files/supporting-documents', fields, file)
  return { answer, sha256: hash.digest('hex') }
}
