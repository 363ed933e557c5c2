import { describe, expect, it } from 'vitest'
import { readable } from './readable-log.mjs'

describe('a log line', () => {
  it('reads as time, part, level, message and reason', () => {
    const entry = { level: 40, time: 0, msg: 'mail was refused', err: { message: 'mailbox full' } }
    expect(readable('api', JSON.stringify(entry)).text).toMatch(
      /^\d\d:\d\d:\d\d api {5}warn {2}mail was refused: mailbox full$/,
    )
  })

  it('shows where an error came from', () => {
    const entry = {
      level: 50,
      time: 0,
      msg: 'broken',
      err: { message: 'broken', stack: 'Error: broken\n    at here' },
    }
    expect(readable('gateway', JSON.stringify(entry)).text).toContain(
      'error broken\nError: broken\n    at here',
    )
  })

  it.each(['plain words', '42', 'null', '{"a":1}'])(
    'stays as it is when it is not one of pino: %s',
    (line) => {
      expect(readable('web', line)).toEqual({ level: 30, text: `web     ${line}` })
    },
  )
})
