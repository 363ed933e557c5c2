import { isAuditAction } from '@portal/domain'
import { allCalls } from '@portal/rest-contract'
import { expect, it } from 'vitest'

// Calls that change something and are a GET all the same, as the specification has them.
const changingGets = /^(launch|adminResetPassword$|notifyOfAudit$)/

it('has words for every call that writes', () => {
  const writes = allCalls.filter(({ id, method }) => method !== 'get' || changingGets.test(id))
  expect(writes.length).toBeGreaterThan(150)
  expect(writes.map(({ id }) => id).filter((id) => !isAuditAction(id))).toEqual([])
})
