import { expect, it } from 'vitest'
import { addressIsOffered, portalFeatureOf, portalFeatures } from './portal-features.js'

it.each([
  ['/user/dashboard/self-assessment', 'self-assessment'],
  ['/user/dashboard/self-assessment/12/report', 'self-assessment'],
  ['/compliance/findings/7', 'findings'],
  ['/compliance/notes/templates', 'notes'],
  ['/compliance/lea/admin-editing/3', 'agency-content'],
  ['/compliance/self-assessment/admin-editing/editor/welcome', 'content'],
  ['/compliance/desk-review/admin-editing/editor/welcome', 'content'],
  ['/compliance/desk-review/admin-editing/editor/services/welcome', 'related-services-content'],
  ['/user/dashboard/policies/prongs/3', 'audits'],
  ['/admin/users', 'users'],
  ['/admin/clients', 'clients'],
  ['/admin/users-of-old', undefined],
  ['/user/dashboard', undefined],
  ['/user/landing', undefined],
])('counts %s to %s', (path, feature) => {
  expect(portalFeatureOf(path)).toBe(feature)
})

it('offers an address whose part is there, and every address that belongs to none', () => {
  expect(addressIsOffered('/admin/users', ['roles'])).toBe(true)
  expect(addressIsOffered('/admin/roles', ['roles'])).toBe(false)
  expect(addressIsOffered('/user/landing', portalFeatures)).toBe(true)
})
