import { expect, it } from 'vitest'
import { certificateDocument } from './certificate-document.js'
import type { SamplingCertificate } from './certificate.js'

const by = 'Helen Marsh'
const at = '2026-03-02T15:00:00.000Z'
const certificate: SamplingCertificate = {
  about: { agency: 'Allegany', auditType: 'desk-audit', part: 'Part B', year: 2025, prong: 1, round: 1 },
  population: { count: 12, sha256: 'abc', agesOn: '2025-10-01' },
  filter: {
    all: [
      { q: 'row.grade', op: 'in', v: ['03', '04'] },
      { q: 'row.age', op: 'gte', v: 9 },
    ],
  },
  rule: { sizes: [], strata: { field: 'grade' }, quotas: [], eligible: null },
  algorithm: 1,
  seed: 2025,
  size: 2,
  strata: [{ name: 'All', population: 12, allocated: 2, drawn: 2 }],
  quotas: [{ name: 'Discipline', atLeast: 2, inSample: 1 }],
  sample: [4, 7],
  drawnBy: by,
  drawnAt: at,
  changes: [
    { kind: 'topUp', size: 3, came: [9], by, at },
    { kind: 'replace', left: 4, came: 2, reason: 'Left.', by, at },
  ],
}

it('says in words how a sample was drawn and changed, and names rows by their index', () => {
  const { facts, blocks } = certificateDocument(certificate, 'Desk audit')
  expect(facts).toEqual([
    'Allegany',
    'Desk audit, Part B, 2025 - 2026',
    'Review of records',
    'Drawn by Helen Marsh on March 2, 2026',
  ])
  expect(blocks.filter(({ kind }) => kind === 'paragraph').map(({ text }) => text)).toEqual([
    '2 of 12 rows of the list were drawn by algorithm version 1 with the seed 2025.',
    'Checksum of the list (SHA-256): abc',
    'Ages are those of October 1, 2025.',
    'Filter: grade is one of 03, 04, and age is at least 9.',
    'Index of each row in the order of keys, counted from 0: 4, 7.',
    'With the list, anyone can draw again and get the same rows: npm run verify-draw checks the certificate as JSON.',
  ])
  expect(blocks.find(({ kind }) => kind === 'list')?.items).toEqual([
    'Topped up to 3 by Helen Marsh on March 2, 2026: 9 came.',
    'Replaced by Helen Marsh on March 2, 2026: 4 left, 2 came. Left.',
  ])
  expect(blocks.find(({ text }) => text === 'Quotas')?.rows[0]?.cells.map(({ text }) => text)).toEqual([
    'Discipline',
    '2',
    '1',
    'Not met',
  ])
})
