import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { aViewer } from '../../../testing/viewer-builder'
import { no, yes } from '../testing/record-builders'
import { Component as RequestPage } from './request-page'
import {
  AnswerDocumentRequestDocument,
  DocumentRequestDocument,
  RequestFilesDocument,
  type DocumentRequestFieldsFragment as Request,
} from './requests.generated'

const person = (id: string, fullName: string) => ({ __typename: 'PersonRef', id, fullName })
const onlyAgency = no('Only a local administrator, or a person whom they assigned, can answer this request.')
const onlyMonitor = no('Only a state monitor can close a request.')

const aRequest = (over: Partial<Request> = {}) => ({
  __typename: 'DocumentRequest',
  id: 9,
  prongId: 3,
  recordId: 7,
  order: 2,
  student: 'J. D. ****1234',
  itemId: null,
  itemNumber: '',
  itemText: '',
  text: 'The notice of March.',
  state: 'Open',
  dueOn: '2026-11-30',
  dueDerivation: '5 business days from November 20, 2026, the request: November 30, 2026.',
  extensions: [],
  requestedBy: person('u1', 'Mona Tor'),
  requestedOn: '2026-11-20T15:00:00.000Z',
  answer: '',
  noDocument: false,
  answeredBy: null,
  answeredOn: null,
  decision: '',
  decidedBy: null,
  decidedOn: null,
  remindedOn: null,
  files: 0,
  assignees: [],
  answerIt: yes,
  close: onlyMonitor,
  askAgain: onlyMonitor,
  extend: onlyMonitor,
  withdraw: onlyMonitor,
  remind: onlyMonitor,
  version: 1,
  ...over,
})

const answered = aRequest({
  state: 'Answered',
  answer: 'A colleague was faster.',
  answeredBy: person('u3', 'Ann Field'),
  answeredOn: '2026-11-21T15:00:00.000Z',
  answerIt: no('This request is answered.'),
  version: 2,
})

const prong = {
  __typename: 'AuditProng',
  id: 3,
  number: 1,
  round: 1,
  status: 6,
  version: 4,
  audit: {
    __typename: 'Audit',
    id: 2,
    lea: { __typename: 'Lea', id: 1, shortName: 'Allegany' },
    year: 2026,
    part: 'Part B',
    leadMonitor: person('u1', 'Mona Tor'),
    documentsDueOn: null,
    plannedEnd: null,
  },
  allowedActions: [],
}

const loaded = (request: ReturnType<typeof aRequest>, maxUsageCount = 1) => ({
  request: { query: DocumentRequestDocument, variables: { typeKey: 'desk-audit', prongId: 3, id: 9 } },
  result: { data: { auditProng: prong, documentRequest: request } },
  maxUsageCount,
})
const noFiles = {
  request: { query: RequestFilesDocument, variables: { typeKey: 'desk-audit', recordId: 7 } },
  result: { data: { auditRecordFiles: [] } },
  maxUsageCount: 9,
}
const answering = (text: string, payload: object) => ({
  request: {
    query: AnswerDocumentRequestDocument,
    variables: { input: { typeKey: 'desk-audit', id: 9, text, noDocument: false, version: 1 } },
  },
  result: {
    data: { answerDocumentRequest: { __typename: 'DocumentRequestPayload', ...payload } },
  },
})

const admin = aViewer({ id: 'u2', leaId: 1, roles: ['LocalAdmin'] })
const at = '/user/dashboard/desk-audit/prongs/3/requests/9'
const path = '/user/dashboard/desk-audit/prongs/:prongId/requests/:requestId'

describe('a request for documents', () => {
  it('keeps what is typed when a colleague answered first, and shows that answer', async () => {
    const { user } = renderScreen(<RequestPage />, {
      viewer: admin,
      at,
      path,
      mocks: [
        loaded(aRequest()),
        loaded(answered, 9),
        noFiles,
        answering('My own words.', {
          errors: [
            { __typename: 'UserError', code: 'CONFLICT', field: null, message: 'This request is answered.' },
          ],
          request: answered,
        }),
      ],
    })
    await user.type(await screen.findByRole('textbox', { name: 'Answer' }), 'My own words.')
    await user.click(screen.getByRole('button', { name: 'Send answer' }))
    expect(await screen.findByText('A colleague was faster.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveValue('My own words.')
    expect((await screen.findAllByText(/This request is answered\./)).length).toBeGreaterThan(0)
  })

  it('asks for a document or a reason, beside the field', async () => {
    const { user } = renderScreen(<RequestPage />, {
      viewer: admin,
      at,
      path,
      mocks: [loaded(aRequest(), 9), noFiles],
    })
    await user.click(await screen.findByRole('button', { name: 'Send answer' }))
    expect((await screen.findAllByText('Attach a document or say why there is none.'))[0]).toBeVisible()
  })

  it('is decided by monitors alone, with the reason where they cannot', async () => {
    renderScreen(<RequestPage />, {
      viewer: aViewer({ id: 'u1', roles: ['StateMonitor'] }),
      at,
      path,
      mocks: [
        loaded(
          aRequest({
            answerIt: onlyAgency,
            extend: yes,
            close: yes,
            withdraw: yes,
            remind: no('The agency was reminded today.'),
          }),
          9,
        ),
        noFiles,
      ],
    })
    expect(await screen.findByRole('button', { name: 'Remind' })).toHaveAttribute(
      'title',
      'The agency was reminded today.',
    )
    expect(screen.queryByRole('textbox', { name: 'Answer' })).not.toBeInTheDocument()
    expect(screen.getByText('The agency has not answered yet.')).toBeVisible()
  })
})
