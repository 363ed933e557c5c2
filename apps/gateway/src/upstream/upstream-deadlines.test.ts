import { describe, expect, it, type TestContext } from 'vitest'
import type { Browser } from '../testing/browser.js'
import { TestGateway } from '../testing/gateway.js'

/** A gateway of the test's own: they wait for seconds, all at the same time. */
async function started({ onTestFinished }: Pick<TestContext, 'onTestFinished'>) {
  const gateway = await TestGateway.start({
    limits: { deadlines: { readMs: 3000, totalMs: 3400, bulkMs: 4200 } },
  })
  onTestFinished(() => gateway.stop())
  return { upstream: gateway.upstream, browser: await gateway.signedInBrowser() }
}

const leas = '{ leas { id } }'
const codeOf = async (browser: Browser, query = leas): Promise<unknown> =>
  (await browser.query(query)).errors?.[0]?.extensions['code']

describe.concurrent('a system of record that', () => {
  it('is slow over a read is given up after three seconds', async (context) => {
    const { upstream, browser } = await started(context)
    upstream.answers.set('listLeas', () => undefined)
    const began = performance.now()
    expect(await codeOf(browser)).toBe('UPSTREAM_TIMEOUT')
    expect(performance.now() - began).toBeGreaterThan(2900)
    expect(performance.now() - began).toBeLessThan(4500)
  })

  it('is slow over a write is given up after the time for everything, and the write is never repeated', async (context) => {
    const { upstream, browser } = await started(context)
    upstream.answers.set('assignUser', () => undefined)
    const write =
      'mutation { assignUser(input: { subsectionResponseId: 1, userId: "u" }) { errors { code } } }'
    expect(await codeOf(browser, write)).toBe('UPSTREAM_TIMEOUT')
    expect(upstream.count('assignUser')).toBe(1)
  })

  it('is slow over work on thousands of records is given longer, and given up all the same', async (context) => {
    const { upstream, browser } = await started(context)
    const write = 'mutation { bulkDisableUsers(ids: ["u"]) { disabled } }'
    upstream.answers.set('bulkDisableUsers', (_request, response) => {
      setTimeout(() => response.json({ disabled: 1 }), 3700)
    })
    expect((await browser.query(write)).data).toEqual({ bulkDisableUsers: { disabled: 1 } })
    upstream.answers.set('bulkDisableUsers', () => undefined)
    expect(await codeOf(browser, write)).toBe('UPSTREAM_TIMEOUT')
    expect(upstream.count('bulkDisableUsers')).toBe(2)
  })

  it('sends its answer in drops is given up as well', async (context) => {
    const { upstream, browser } = await started(context)
    upstream.answers.set('listLeas', (_request, response) => {
      response.type('json').write('[')
      const drops = setInterval(() => response.write(' '), 20)
      response.on('close', () => clearInterval(drops))
    })
    expect(await codeOf(browser)).toBe('UPSTREAM_TIMEOUT')
  })
})
