import { expect, it } from 'vitest'
import { searchGroups, searchKinds, type SearchGroup } from './search-kinds.js'

const found = { id: '7', parentId: '3', placeId: '9', title: 'Howard County', detail: 'ann@example.org' }
const monitor = ['StateMonitor']
const localUser = ['LocalUser']

it('keeps the order in which kinds are shown', () => {
  expect(searchGroups).toEqual([
    'agencies',
    'findings',
    'students',
    'audits',
    'auditRecords',
    'caseStudies',
    'caseStudyStudents',
    'questions',
    'answers',
    'documents',
    'reports',
    'notes',
    'users',
    'training',
  ])
})

it.each<[SearchGroup, string[], string | null]>([
  ['agencies', monitor, '/compliance/lea/admin-editing/7'],
  ['agencies', localUser, '/user/dashboard/self-assessment?q=Howard%20County'],
  ['findings', monitor, '/compliance/findings/7'],
  ['students', monitor, '/compliance/findings/3'],
  ['audits', monitor, '/user/dashboard/3/prongs/7'],
  ['auditRecords', monitor, '/user/dashboard/3/prongs/9/records/7'],
  ['caseStudies', monitor, '/user/dashboard/case-studies/7'],
  ['caseStudyStudents', monitor, '/user/dashboard/case-studies/7'],
  ['questions', monitor, '/user/dashboard/self-assessment/3/subsection/9'],
  ['answers', monitor, '/user/dashboard/self-assessment/3/subsection/9'],
  ['documents', monitor, '/user/dashboard/self-assessment/3/subsection/9'],
  ['reports', monitor, '/compliance/reports/7'],
  ['notes', monitor, null],
  ['users', monitor, '/admin/users?q=ann%40example.org'],
  ['users', localUser, '/user/contacts'],
  ['training', monitor, '/help/tutorials?item=7'],
])('shows %s to %j at %s', (group, roles, address) => {
  expect(searchKinds[group].address(found, roles)).toBe(address)
})

it('shows what belongs to no subsection in its self-assessment, questions in their version', () => {
  const whole = { ...found, placeId: null }
  expect(searchKinds.documents.address(whole, monitor)).toBe('/user/dashboard/self-assessment/3')
  expect(searchKinds.questions.address(whole, monitor)).toBe(
    '/compliance/self-assessment/admin-editing/editor/3/preview',
  )
})

it('masks what a student is known by', () => {
  expect(searchKinds.students.shownTitle?.('MD-123456')).toBe('••••56')
  expect(searchKinds.findings.shownTitle).toBeUndefined()
})
