import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { expectAccessible } from '../support/axe.js'
import { expect, test, usePortal } from '../support/journey.js'
import { people } from '../support/people.js'
import { eicar, useScanner } from '../support/scanner.js'
import { activateAndStart } from '../support/self-assessment.js'
import { expectToast, signInQuietly } from '../support/sign-in.js'

/** @journeyOf documents */

const portal = usePortal({ env: { CLAMAV_URL: useScanner() } })

const category = 'Child find procedure and outreach log'

test('a file with a virus never leaves the portal, and a clean one does once it is scanned', async ({
  browser,
}) => {
  const [monitor, agency] = await Promise.all(
    [people.monitor, people.alleganyAdmin].map(async (user) => {
      const context = await browser.newContext({ baseURL: portal().url, acceptDownloads: true })
      await signInQuietly(context, user)
      return context
    }),
  )
  if (!monitor || !agency) throw new Error('Two people are needed.')
  const id = await activateAndStart(monitor, agency, '01')
  const admin = await agency.newPage()
  const documents = admin.getByRole('table', { name: `Documents of ${category}` })
  const rowOf = (title: string) => documents.getByRole('row', { name: new RegExp(`^${title}|${title}`) })

  await test.step('both wait for the scan, and cannot be downloaded meanwhile', async () => {
    await admin.goto('/user/dashboard')
    await admin.getByRole('button', { name: `Upload, ${category}` }).click()
    const dialog = admin.getByRole('dialog', { name: 'Upload Documentation' })
    await dialog.getByLabel('Choose files').setInputFiles([
      { name: 'clean.txt', mimeType: 'text/plain', buffer: Buffer.from('Nothing bad in here.') },
      { name: 'bad.txt', mimeType: 'text/plain', buffer: Buffer.from(eicar) },
    ])
    await dialog.getByLabel('Title of clean.txt').fill('Outreach log')
    await dialog.getByLabel('Title of bad.txt').fill('Sign-in sheet')
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
    await expectToast(admin, 'Upload succesful!')
  })

  await test.step('without a reload the one becomes clean and the other infected, with what to do', async () => {
    await expect(rowOf('clean.txt')).toContainText(', Clean')
    await expect(rowOf('bad.txt')).toContainText(
      'Infected. It holds a virus and cannot be downloaded. Delete it and upload a clean copy.',
    )
    await expect(rowOf('bad.txt').getByRole('link')).toHaveCount(0)
    await expectAccessible(admin, 'an infected document')
    const saved = admin.waitForEvent('download')
    const tab = agency.waitForEvent('page')
    await rowOf('clean.txt').getByRole('link', { name: 'clean.txt' }).click()
    const got = await Promise.race([saved, (await tab).waitForEvent('download')])
    expect((await readFile(await got.path())).toString()).toBe('Nothing bad in here.')
  })

  await test.step('the state sees it without a way to open it, and its address is refused', async () => {
    const page = await monitor.newPage()
    await page.goto(`/user/dashboard/self-assessment/${id}`)
    await page.getByRole('button', { name: `Documents of ${category}` }).click()
    const table = page.getByRole('table', { name: `Documents of ${category}` })
    const clean = await table.getByRole('link', { name: 'clean.txt' }).getAttribute('href')
    await expect(table).toContainText('Infected. It holds a virus and cannot be downloaded.')
    await expect(table.getByRole('link', { name: 'bad.txt' })).toHaveCount(0)

    const asked = await page.request.post('/graphql', {
      headers: { 'apollo-require-preflight': '1' },
      data: {
        query: 'query All($id: Int!) { requiredDocuments(selfAssessmentId: $id) { fileName downloadPath } }',
        variables: { id },
      },
    })
    const { data } = (await asked.json()) as {
      data: { requiredDocuments: { fileName: string; downloadPath: string }[] }
    }
    const bad = data.requiredDocuments.find(({ fileName }) => fileName === 'bad.txt')
    expect((await page.request.get(clean ?? '')).status()).toBe(200)
    const refused = await page.request.get(bad?.downloadPath ?? '')
    expect(refused.status()).toBe(403)
    expect(await refused.text()).toContain('This file holds a virus and cannot be downloaded.')
  })

  await test.step('all documents at once are without it, and the index says why', async () => {
    const saved = admin.waitForEvent('download')
    await admin.getByRole('link', { name: 'All documents (ZIP)' }).first().click()
    const got = await saved
    expect(got.suggestedFilename()).toMatch(/^self-assessment-documents-.*\.zip$/)
    const files = unzipSync(new Uint8Array(await readFile(await got.path())))
    const names = Object.keys(files)
    expect(names).toEqual(['index.csv', expect.stringMatching(/^required-documents\/.+Outreach-log\.txt$/)])
    expect(strFromU8(files[names[1] ?? ''] ?? new Uint8Array())).toBe('Nothing bad in here.')
    const index = strFromU8(files['index.csv'] ?? new Uint8Array()).split('\r\n')
    expect(index.find((line) => line.includes('bad.txt'))).toContain(
      'This file holds a virus and cannot be downloaded.',
    )
    expect(index.some((line) => line.includes('No document was uploaded.'))).toBe(true)
  })

  await test.step('the agency deletes it', async () => {
    await admin.getByRole('button', { name: 'Delete Sign-in sheet' }).click()
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
    await expect(rowOf('bad.txt')).toHaveCount(0)
  })
  await Promise.all([monitor.close(), agency.close()])
})
