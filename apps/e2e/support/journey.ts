import { test as base } from '@playwright/test'
import { Portal, type PortalOptions } from './portal.js'

let current: Portal | undefined

/** Starts a portal for the journeys of a file, in its own data folder; returns how to reach it. */
export function usePortal(options: PortalOptions = {}): () => Portal {
  test.beforeAll(async () => {
    current = await Portal.start(options)
  })
  test.afterAll(async () => {
    await current?.stop()
    current = undefined
  })
  return running
}

function running(): Portal {
  if (!current) throw new Error('No portal is running: call usePortal() at the top of the journey file.')
  return current
}

/** Playwright's test, with addresses relative to the file's portal and the portal's log added to a failed journey. */
export const test = base.extend<{ reportLog: void }>({
  // Undefined only while the portal of the file is being started.
  baseURL: async ({}, use) => use(current?.url),
  reportLog: [
    async ({}, use, info) => {
      await use()
      if (info.status !== info.expectedStatus && current) {
        await info.attach('log of the portal', { body: current.log.join('\n'), contentType: 'text/plain' })
      }
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
