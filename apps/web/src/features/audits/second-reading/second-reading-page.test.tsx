import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { aViewer } from '../../../testing/viewer-builder'
import { anItem, no, recordAddress, recordAt, yes } from '../testing/record-builders'
import { Component } from './second-reading-page'
import {
  AnswerSecondReadingDocument,
  SecondReadingDocument,
  SettleSecondReadingDocument,
  type SecondReadingFieldsFragment,
  type SecondReadingItemFieldsFragment,
} from './second-reading.generated'

const viewer = aViewer({ id: 'u2', roles: ['StateMonitor'] })
const path = `${recordAddress}/second-reading`
const at = `${recordAt}/second-reading`
const person = (id: string, fullName: string) => ({ __typename: 'PersonRef', id, fullName })

function item(number: string, over: Partial<SecondReadingItemFieldsFragment> = {}) {
  return {
    __typename: 'SecondReadingItem',
    itemId: `i${number}`,
    number,
    sectionTitle: '1 Consent',
    text: `Question ${number}?`,
    guidance: '',
    choices: anItem(number).choices,
    second: null,
    first: null,
    settled: null,
    settledBy: null,
    settledOn: null,
    differs: false,
    version: 0,
    ...over,
  }
}

function reading(over: Partial<SecondReadingFieldsFragment> = {}) {
  return {
    __typename: 'SecondReading',
    id: 7,
    status: 5,
    due: true,
    firstReader: person('u1', 'Helen Marsh'),
    submittedOn: '2026-11-02T15:00:00.000Z',
    secondReader: person('u2', 'Andre Whitfield'),
    knowing: [],
    finishedOn: null,
    items: [item('1.1'), item('1.2')],
    pairs: 0,
    equal: 0,
    percent: 'N/A',
    kappa: null,
    assign: no('This record does not wait for a second reader.'),
    read: yes,
    settle: no('The second reader has not finished.'),
    sendBack: no('The second reader has not finished.'),
    version: 4,
    ...over,
  }
}

const loaded = (auditSecondReading = reading()) => ({
  request: {
    query: SecondReadingDocument,
    variables: { typeKey: 'desk-audit', prongId: 3, recordId: 7 },
  },
  result: {
    data: {
      auditProng: {
        __typename: 'AuditProng',
        id: 3,
        number: 1,
        round: 1,
        audit: {
          __typename: 'Audit',
          id: 2,
          lea: { __typename: 'Lea', id: 1, shortName: 'Allegany' },
          year: 2026,
          part: 'Part B',
        },
      },
      auditRecords: [{ __typename: 'SampleRecord', id: 7, order: 2, student: 'J. D. ****1234' }],
      auditSecondReading,
    },
  },
  maxUsageCount: 9,
})

const answering = (value: string, payload: object) => ({
  request: {
    query: AnswerSecondReadingDocument,
    variables: { input: { typeKey: 'desk-audit', recordId: 7, itemId: 'i1.1', value, version: 0 } },
  },
  result: { data: { answerSecondReading: { __typename: 'SecondReadingPayload', errors: [], ...payload } } },
})

const show = (mocks: NonNullable<NonNullable<Parameters<typeof renderScreen>[1]>['mocks']>) =>
  renderScreen(<Component />, { mocks, path, at, viewer })
const card = async (number: string) =>
  within(await screen.findByRole('article', { name: `${number} Question ${number}?` }))

describe('the second reading of a record', () => {
  it('saves each answer at once, and says how many are left', async () => {
    const after = reading({ items: [item('1.1', { second: 'Y', version: 1 }), item('1.2')] })
    const { user } = show([loaded(), answering('Y', { reading: after })])
    expect(await screen.findByText('0 of 2 answered')).toBeVisible()
    await user.click((await card('1.1')).getByRole('radio', { name: /^Y/ }))
    expect(await screen.findByText('1 of 2 answered')).toBeVisible()
  })

  it('keeps a choice that the server did not take, with the reason and another try', async () => {
    const error = { __typename: 'UserError', code: 'CONFLICT', field: null, message: 'It was sent back.' }
    const { user } = show([loaded(), answering('N', { errors: [error], reading: null })])
    await user.click((await card('1.1')).getByRole('radio', { name: /^N:/ }))
    expect(await screen.findByText(/not saved: It was sent back/)).toBeVisible()
    expect((await card('1.1')).getByRole('radio', { name: /^N:/ })).toBeChecked()
    expect(screen.getByRole('button', { name: 'Save again' })).toBeVisible()
  })

  it('shows where both differ, and settles one with its comment', async () => {
    const differing = item('1.1', { first: 'N', second: 'Y', differs: true, version: 1 })
    const done = {
      finishedOn: '2026-11-05T15:00:00.000Z',
      read: no('This record does not wait for a second reader.'),
      pairs: 2,
      equal: 1,
      percent: '50.0 %',
      settle: yes,
    }
    const settled = item('1.1', {
      first: 'N',
      second: 'Y',
      settled: 'Y',
      settledBy: person('u2', 'Andre Whitfield'),
      settledOn: '2026-11-06T15:00:00.000Z',
      version: 1,
    })
    const settle = {
      request: {
        query: SettleSecondReadingDocument,
        variables: {
          input: {
            typeKey: 'desk-audit',
            recordId: 7,
            itemId: 'i1.1',
            value: 'Y',
            comment: null,
            version: 4,
          },
        },
      },
      result: {
        data: {
          settleSecondReading: {
            __typename: 'SecondReadingPayload',
            errors: [],
            reading: reading({ ...done, items: [settled] }),
          },
        },
      },
    }
    const { user } = show([loaded(reading({ ...done, items: [differing] })), settle])
    expect(await screen.findByText(/The readers agree in 1 of 2 answers \(50.0 %\)/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Settle item 1.1' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Settle item 1.1' }))
    expect(dialog.getByText('First reader: No. Second reader: Yes.')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Settle' }))
    expect((await dialog.findAllByText('Answer is required.')).length).toBeGreaterThan(0)
    await user.click(dialog.getByRole('radio', { name: 'Yes' }))
    await user.click(dialog.getByRole('button', { name: 'Settle' }))
    expect(await screen.findByText('Every difference is settled.')).toBeVisible()
  })
})
