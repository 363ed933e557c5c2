import { describe, expect, it } from 'vitest'
import { anActor } from '../testing/builders.js'
import { allowed, wrongState } from '../verdict.js'
import {
  canDownload,
  canRemoveDocument,
  documentTexts,
  extensionOf,
  checkFileType,
} from './document-rules.js'

const { type, mismatch } = documentTexts
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

describe('file type', () => {
  it.each<[string, string | undefined, string, string]>([
    ['plan.pdf', 'application/pdf', '%PDF-1.7', 'application/pdf'],
    ['PLAN.PDF', 'application/pdf', '%PDF-1.7', 'application/pdf'],
    ['plan.pdf', undefined, 'hello', mismatch],
    ['plan.pdf', 'application/x-msdownload', 'MZ', mismatch],
    ['letter.docx', docx, 'PK', docx],
    ['letter.docx', 'application/zip', 'PK', docx],
    ['letter.doc', 'application/x-cfb', '', 'application/msword'],
    ['scan.jpg', 'image/jpeg', '', 'image/jpeg'],
    ['scan.jpg', 'image/png', '', mismatch],
    ['list.csv', undefined, 'a,b', 'text/csv'],
    ['notes.txt', undefined, 'Dates', 'text/plain'],
    ['notes.txt', 'application/x-elf', '', mismatch],
    ['notes.txt', undefined, '<!DOCTYPE html><script>', mismatch],
    ['notes.txt', undefined, '\uFEFF <svg onload=x>', mismatch],
    ['notes.txt', undefined, '#!/bin/sh', mismatch],
    ['records.zip', 'application/zip', 'PK', 'application/zip'],
    ['page.html', undefined, '<html>', type],
    ['drawing.svg', undefined, '<svg>', type],
    ['tool.exe', 'application/x-msdownload', 'MZ', type],
    ['run.js', undefined, 'alert(1)', type],
    ['run.pdf.bat', undefined, 'del', type],
    ['macro.docm', 'application/zip', 'PK', type],
    ['noextension', 'application/pdf', '%PDF', type],
    ['.pdf', 'application/pdf', '%PDF', type],
  ])('of %s with bytes of %s', (fileName, magic, head, expected) => {
    const verdict = checkFileType({ fileName, magic, head, looksLikeText: true })
    expect('mime' in verdict ? verdict.mime : verdict.message).toBe(expected)
  })

  it('refuses bytes under the name of a text', () => {
    const file = { fileName: 'a.txt', magic: undefined, head: '\u0000', looksLikeText: false }
    expect(checkFileType(file)).toEqual({ message: mismatch })
  })

  it('reads the last extension', () => {
    expect(['a.b.PDF', 'a', '.profile', 'a.'].map(extensionOf)).toEqual(['pdf', '', '', ''])
  })
})

describe('deleting a document', () => {
  const own = { leaId: 1, createdBy: 'id of LocalUser', answer: allowed }
  const refusal = 'Only a local administrator or the person who uploaded a document can delete it.'
  it('is for local administrators of the agency and the uploader', () => {
    expect(canRemoveDocument(anActor('LocalAdmin'), own).allowed).toBe(true)
    expect(canRemoveDocument(anActor('LocalUser'), own).allowed).toBe(true)
    expect(canRemoveDocument(anActor('LocalUser', { userId: 'another' }), own).reason).toBe(refusal)
    expect(canRemoveDocument(anActor('LocalAdmin', { leaId: 2 }), own).reason).toBe(refusal)
    expect(canRemoveDocument(anActor('StateMonitor'), own).reason).toBe(refusal)
  })

  it('ends with the answering', () => {
    const closed = { ...own, answer: wrongState('Submitted.') }
    expect(canRemoveDocument(anActor('LocalUser'), closed).reason).toBe('Submitted.')
  })
})

describe('downloading', () => {
  it.each([
    ['Clean', true, true],
    ['Clean', false, true],
    ['NotScanned', false, true],
    ['NotScanned', true, false],
    ['Pending', true, false],
    ['Pending', false, false],
    ['Infected', true, false],
    ['Failed', true, false],
  ] as const)('a file that is %s, scanner there: %s, is allowed: %s', (scanState, hasScanner, verdict) => {
    expect(canDownload(scanState, hasScanner).allowed).toBe(verdict)
  })
})
