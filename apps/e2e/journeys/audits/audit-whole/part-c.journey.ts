import { begunAudit, drawSample, prongIdOf, sendList } from '../../../support/audits/audit-begin.js'
import {
  closeAudit,
  completeReview,
  correctOnly,
  issueReport,
  openRound,
  reviewRound,
} from '../../../support/audits/audit-ends.js'
import { childList } from '../../../support/audits/audit-lists.js'
import { uploadDocument } from '../../../support/audits/audit-records.js'
import { review } from '../../../support/audits/audit-results.js'
import { useContexts } from '../../../support/contexts.js'
import { expect, test, usePortal } from '../../../support/journey.js'
import { people } from '../../../support/people.js'

// @journeyOf audits
const portal = usePortal()

const { pageOf } = useContexts(portal)

test('an audit of Part C goes from its plan over both prongs to its closing', async ({ browser }) => {
  test.setTimeout(300_000)
  const state = await pageOf(browser, people.monitor)
  const agency = await pageOf(browser, people.alleganyAdmin)
  let address = ''

  await test.step('children are listed under their own headings, and four are drawn', async () => {
    address = await begunAudit(state, 'Part C')
    await sendList(agency, address, childList(12))
    await expect(agency.getByText('F. L. ****0001')).toBeVisible()
    await expect(agency.getByRole('cell', { name: 'Nora Quist' }).first()).toBeVisible()
  })

  await test.step('their records are reviewed with the items of Part C', async () => {
    const records = await drawSample(state, address, 4)
    for (const [at, recordId] of records.entries()) {
      await uploadDocument(agency.context(), recordId)
      const wrong = at === 0 ? ['3.1'] : []
      await review(state.context(), { prongId: prongIdOf(address), recordId }, wrong)
    }
    await completeReview(state, address)
    await state.goto(`${address}/summary`)
    await expect(state.getByRole('row', { name: /^3\.1 / })).toContainText('303.344')
  })

  await test.step('the finding is corrected, newer data pass, and the audit is closed', async () => {
    await issueReport(state, address, '1 finding will be issued')
    await correctOnly(agency, state, address)
    const round = await openRound(state, address)
    await reviewRound({ state, agency }, round, { list: childList(14), wrong: [[], [], [], [], []] })
    await issueReport(state, round, 'Passed: every record is compliant')
    await closeAudit(state, address, { findings: 1, reviews: 2 })
    await agency.goto(`${address}/progress`)
    await expect(agency.getByText(/^This audit was closed on/)).toBeVisible()
  })
})
