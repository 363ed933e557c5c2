import { isAuditAction } from '@portal/domain'
import { allCalls } from '@portal/rest-contract'
import { expect, it } from 'vitest'

it('has words for every call that writes', () => {
  const writes = allCalls.filter(({ method, changesData }) => method !== 'get' || changesData)
  expect(writes.length).toBeGreaterThan(150)
  expect(writes.map(({ id }) => id).filter((id) => !isAuditAction(id))).toEqual([])
})
