import { ApiError } from '../api-error.js'
import type { HeavyCaller } from '../heavy/heavy-work.js'
import { GivenUp } from '../heavy/heavy-workers.js'
import { cleanRichText } from '../rich-text.js'

/** Members of a body that hold rich text, by path: `fields.help`. */
export interface RichBody {
  paths: readonly string[]
  /** Texts that are formatted, where some are plain; all of them by default. */
  only?: (text: string) => boolean
}

/** Longer texts are cleaned by a worker: this many characters take a few milliseconds at worst. */
const shortText = 10_000

/**
 * A body with its rich text as it may be stored. It is cleaned before a transaction begins, so that a long one holds neither a
 * connection nor the answering thread.
 */
export async function withCleanText(body: unknown, rich: RichBody, who: HeavyCaller): Promise<unknown> {
  let cleaned = body
  for (const path of rich.paths) {
    const names = path.split('.')
    const text = memberAt(cleaned, names)
    if (typeof text !== 'string' || rich.only?.(text) === false) continue
    cleaned = withMember(cleaned, names, await cleanText(text, names.at(-1) ?? path, who))
  }
  return cleaned
}

async function cleanText(text: string, field: string, who: HeavyCaller): Promise<string> {
  const clean = text.length > shortText ? await cleanInWorker(text, who) : cleanRichText(text)
  if (clean !== null) return clean
  const message = 'The text is nested too deeply. Paste it without its format.'
  throw new ApiError('BAD_USER_INPUT', message, { fields: { [field]: [message] } })
}

async function cleanInWorker(text: string, { actor, heavy }: HeavyCaller): Promise<string | null> {
  try {
    return await heavy.request(actor.userId, () =>
      heavy.turn(actor.userId, async (run) => (await run('cleanRichTexts', [text]))[0] ?? null),
    )
  } catch (error) {
    if (error instanceof GivenUp) return null
    throw error
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function memberAt(value: unknown, [name = '', ...more]: readonly string[]): unknown {
  const member = isRecord(value) ? value[name] : undefined
  return more.length === 0 ? member : memberAt(member, more)
}

function withMember(value: unknown, [name = '', ...more]: readonly string[], text: string): unknown {
  if (!isRecord(value)) return value
  return { ...value, [name]: more.length === 0 ? text : withMember(value[name], more, text) }
}
