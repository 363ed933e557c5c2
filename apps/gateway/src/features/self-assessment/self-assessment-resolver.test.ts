import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../../testing/browser.js'
import { TestGateway } from '../../testing/gateway.js'
import { aLea, anItem, aRow, aSelfAssessment, aSubsection } from '../../testing/stub-data.js'
import { refuse } from '../../testing/stub-upstream.js'

let gateway: TestGateway
let browser: Browser

beforeAll(async () => {
  gateway = await TestGateway.start()
  gateway.upstream.leas = Array.from({ length: 25 }, (_, index) => aLea(index + 1))
  browser = await gateway.signedInBrowser()
})
afterAll(async () => {
  await gateway.stop()
})
beforeEach(() => {
  gateway.upstream.answers.clear()
  gateway.upstream.received.length = 0
})

const list = `query List($year: Int!, $leaIds: [Int!]) {
  selfAssessments(year: $year, leaIds: $leaIds) { id part dueOn lastActivityOn lea { shortName } activate { allowed reason } }
}`

describe('the list', () => {
  it.each([1, 20])('of %d makes two REST calls', async (length) => {
    const rows = Array.from({ length }, (_, index) => aRow(index + 1))
    gateway.upstream.answers.set('listSelfAssessments', (_request, response) => response.json(rows))
    const result = await browser.query(list, { year: 2026 })
    expect(result.errors).toBeUndefined()
    expect(result.data?.['selfAssessments']).toHaveLength(length)
    expect(gateway.upstream.received.map(({ id }) => id)).toEqual(['listSelfAssessments', 'listLeas'])
  })

  it('passes year and agencies on, and reads dates as they are', async () => {
    gateway.upstream.answers.set('listSelfAssessments', (request, response) => {
      expect([request.params['year'], request.body]).toEqual(['2026', [3, 4]])
      response.json([aRow(3, { dueOn: '2027-03-01', lastActivityOn: '2026-10-02T08:00:00.000Z' })])
    })
    const result = await browser.query(list, { year: 2026, leaIds: [3, 4] })
    expect(result).toEqual({
      data: {
        selfAssessments: [
          {
            id: 3,
            part: 'Part B',
            dueOn: '2027-03-01',
            lastActivityOn: '2026-10-02T08:00:00.000Z',
            lea: { shortName: 'Agency 3' },
            activate: { allowed: true, reason: null },
          },
        ],
      },
    })
  })

  it('shows the rest of a screen when one part of it fails', async () => {
    gateway.upstream.answers.set('listLeas', (_request, response) => refuse(response, 'UNAVAILABLE', 'Down.'))
    const result = await browser.query('{ viewer { fullName } lea(id: 1) { name } }')
    expect(result.data).toEqual({ viewer: { fullName: 'Ana Alder' }, lea: null })
    expect(result.errors).toMatchObject([{ path: ['lea'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }])
  })
})

describe('a record that is not there', () => {
  it.each([
    ['selfAssessment', '{ selfAssessment(id: 9) { id } }'],
    ['selfAssessmentReport', '{ selfAssessmentReport(id: 9) { generatedOn } }'],
    ['subsectionResponse', '{ subsectionResponse(id: 9) { id } }'],
    ['lea', '{ lea(id: 99) { id } }'],
  ])('answers null for %s', async (field, query) => {
    expect(await browser.query(query)).toEqual({ data: { [field]: null } })
  })
})

describe('a page', () => {
  it('of a subsection holds its questions, documents and their addresses', async () => {
    gateway.upstream.answers.set('getSubsectionResponse', (_request, response) =>
      response.json(aSubsection(5)),
    )
    const result = await browser.query(`{
      subsectionResponse(id: 5) {
        lea { code } items { number ratingScale { label } gaps } documents { downloadPath scanState } return { allowed }
      }
    }`)
    expect(result.data?.['subsectionResponse']).toEqual({
      lea: { code: '01' },
      items: [{ number: '1.1.1', ratingScale: [{ label: 'Fully implemented' }], gaps: ['Choose a rating.'] }],
      documents: [
        {
          downloadPath: '/files/supporting-documents/11111111-1111-4111-8111-111111111111',
          scanState: 'Clean',
        },
      ],
      return: { allowed: true },
    })
  })

  it('of a report reads the agencies once for all its parts', async () => {
    gateway.upstream.answers.set('getSelfAssessmentReport', (_request, response) =>
      response.json({
        selfAssessment: aSelfAssessment(1),
        subsections: [aSubsection(1), aSubsection(2)],
        generatedOn: '2026-11-01T00:00:00.000Z',
      }),
    )
    const result = await browser.query(`{
      selfAssessmentReport(id: 1) { generatedOn selfAssessment { lea { name } } subsections { lea { name } } }
    }`)
    expect(result.errors).toBeUndefined()
    expect(gateway.upstream.received.map(({ id }) => id).toSorted()).toEqual([
      'getSelfAssessmentReport',
      'listLeas',
    ])
  })
})

const submit = `mutation {
  submitSelfAssessment(input: { id: 1, statementName: "Ana", statementTitle: "Director", version: 3 }) {
    errors { code field message } selfAssessment { id version submitState }
  }
}`

describe('a mutation', () => {
  it('sends what the contract wants', async () => {
    const answer = aSelfAssessment(1, { submitState: 4, version: 4 })
    gateway.upstream.answers.set('submitSelfAssessment', (_request, response) => response.json(answer))
    const result = await browser.query(submit, {}, { 'idempotency-key': 'submit-click-1' })
    expect(result.data?.['submitSelfAssessment']).toEqual({
      errors: [],
      selfAssessment: { id: 1, version: 4, submitState: 4 },
    })
    expect(gateway.upstream.last('submitSelfAssessment')).toMatchObject({
      headers: { 'idempotency-key': 'submit-click-1' },
      params: { id: '1' },
      body: { submitted: true, statementName: 'Ana', statementTitle: 'Director', version: 3 },
    })
  })

  it('derives a key for each further write of one request', async () => {
    gateway.upstream.answers.set('assignUser', (_request, response) => response.json([]))
    const input = (id: number): string =>
      `(input: { subsectionResponseId: ${id}, userId: "u" }) { errors { code } }`
    await browser.query(
      `mutation { a: assignUser${input(1)} b: assignUser${input(2)} }`,
      {},
      {
        'idempotency-key': 'two-at-once',
      },
    )
    expect(gateway.upstream.received.map(({ headers }) => headers['idempotency-key'])).toEqual([
      'two-at-once',
      'two-at-once.2',
    ])
  })

  it('answers a conflict with the row that came with it', async () => {
    const current = aSelfAssessment(1, { version: 8 })
    gateway.upstream.answers.set('submitSelfAssessment', (_request, response) =>
      refuse(response, 'CONFLICT', 'Somebody changed it.', { current }),
    )
    expect((await browser.query(submit)).data?.['submitSelfAssessment']).toEqual({
      errors: [{ code: 'CONFLICT', field: null, message: 'Somebody changed it.' }],
      selfAssessment: { id: 1, version: 8, submitState: 0 },
    })
  })

  it('reads the row again when the conflict came without one', async () => {
    gateway.upstream.answers.set('submitSelfAssessment', (_request, response) =>
      refuse(response, 'CONFLICT', 'Changed.'),
    )
    gateway.upstream.answers.set('getSelfAssessment', (_r, response) =>
      response.json(aSelfAssessment(1, { version: 9 })),
    )
    expect((await browser.query(submit)).data?.['submitSelfAssessment']).toMatchObject({
      errors: [{ code: 'CONFLICT' }],
      selfAssessment: { version: 9 },
    })
  })

  it('answers the saved answer on a conflict over a question', async () => {
    const current = anItem(7, { version: 5, narrative: '<p>Theirs</p>', rating: 2 })
    gateway.upstream.answers.set('saveComplianceStrategyItem', (_request, response) =>
      refuse(response, 'CONFLICT', 'Changed.', { current }),
    )
    const result = await browser.query(`mutation {
      saveComplianceStrategyItem(input: { selfAssessmentId: 1, itemId: 7, rating: 3, narrative: "<p>Mine</p>", version: 4 }) {
        errors { code } item { narrative rating version }
      }
    }`)
    expect(result.data?.['saveComplianceStrategyItem']).toEqual({
      errors: [{ code: 'CONFLICT' }],
      item: { narrative: '<p>Theirs</p>', rating: 2, version: 5 },
    })
  })

  it.each([
    ['FORBIDDEN', 'Only a local administrator can submit.'],
    ['NOT_FOUND', 'The self-assessment was not found.'],
    ['BAD_USER_INPUT', '2 subsections are not ready.'],
  ] as const)('answers %s in its payload, the text unchanged', async (code, message) => {
    gateway.upstream.answers.set('submitSelfAssessment', (_request, response) =>
      refuse(response, code, message),
    )
    expect((await browser.query(submit)).data?.['submitSelfAssessment']).toEqual({
      errors: [{ code, field: null, message }],
      selfAssessment: null,
    })
  })

  it('answers limits and faults as root errors', async () => {
    for (const code of ['TOO_MANY_REQUESTS', 'UNAVAILABLE', 'INTERNAL'] as const) {
      gateway.upstream.answers.set('submitSelfAssessment', (_request, response) =>
        refuse(response, code, 'No.'),
      )
      const { data, errors } = await browser.query(submit)
      expect([data, errors?.length]).toEqual([null, 1])
    }
  })

  it('activates all or none', async () => {
    const mutation = `mutation {
      activateSelfAssessments(input: { ids: [1, 2], dueOn: "2027-03-01" }) { errors { code field message } rows { id lea { code } } }
    }`
    gateway.upstream.answers.set('activateSelfAssessments', (request, response) => {
      expect(request.body).toEqual({ ids: [1, 2], dueOn: '2027-03-01' })
      response.json([aRow(1), aRow(2)])
    })
    expect((await browser.query(mutation)).data?.['activateSelfAssessments']).toEqual({
      errors: [],
      rows: [
        { id: 1, lea: { code: '01' } },
        { id: 2, lea: { code: '02' } },
      ],
    })
    gateway.upstream.answers.set('activateSelfAssessments', (_request, response) =>
      refuse(response, 'BAD_USER_INPUT', 'Refused.', { fields: { dueOn: ['Enter a later date.'] } }),
    )
    expect((await browser.query(mutation)).data?.['activateSelfAssessments']).toEqual({
      errors: [{ code: 'BAD_USER_INPUT', field: 'dueOn', message: 'Enter a later date.' }],
      rows: [],
    })
  })

  it('refuses a date that is none before anything is sent', async () => {
    const { errors } = await browser.query(
      'mutation { activateSelfAssessments(input: { ids: [1], dueOn: "2027-02-30" }) { errors { code } } }',
    )
    expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT')
    expect(gateway.upstream.received).toEqual([])
  })

  it.each([
    [
      'resetSelfAssessmentActivation',
      'id: 1, reason: "Wrong year", version: 1',
      { reason: 'Wrong year', version: 1 },
    ],
    ['startSelfAssessment', 'id: 1, version: 1', { version: 1 }],
  ])('%s sends its body', async (name, input, body) => {
    gateway.upstream.answers.set(name, (_request, response) => response.json(aSelfAssessment(1)))
    const result = await browser.query(
      `mutation { ${name}(input: { ${input} }) { errors { code } selfAssessment { id } } }`,
    )
    expect(result.data?.[name]).toEqual({ errors: [], selfAssessment: { id: 1 } })
    expect(gateway.upstream.last(name).body).toEqual(body)
  })

  it('recalls with the call that submits', async () => {
    gateway.upstream.answers.set('submitSelfAssessment', (_request, response) =>
      response.json(aSelfAssessment(1)),
    )
    await browser.query('mutation { recallSelfAssessment(input: { id: 1, version: 2 }) { errors { code } } }')
    expect(gateway.upstream.last('submitSelfAssessment').body).toEqual({ submitted: false, version: 2 })
  })

  it('moves a subsection, with or without a comment', async () => {
    gateway.upstream.answers.set('setSubsectionState', (_request, response) => response.json(aSubsection(5)))
    const move = (more: string): Promise<unknown> =>
      browser.query(`mutation {
        setSubsectionState(input: { id: 5, state: 1, version: 4 ${more} }) { errors { code } subsectionResponse { id } }
      }`)
    await move('')
    expect(gateway.upstream.last('setSubsectionState')).toMatchObject({ params: { id: '5', state: '1' } })
    expect(gateway.upstream.last('setSubsectionState').body).toEqual({ version: 4 })
    await move(', comment: "Please add dates."')
    expect(gateway.upstream.last('setSubsectionState').body).toEqual({
      version: 4,
      comment: 'Please add dates.',
    })
  })

  it('keeps a user id within its place of the path', async () => {
    gateway.upstream.answers.set('removeUser', (_request, response) => response.json([]))
    await browser.query(
      'mutation { removeUser(input: { subsectionResponseId: 1, userId: "../../x?y#z" }) { errors { code } } }',
    )
    expect(gateway.upstream.last('removeUser').params).toEqual({ id: '1', userId: '../../x?y#z' })
  })

  it('is refused to somebody who is not signed in', async () => {
    const result = await gateway.browser().query(submit)
    expect(result.errors).toMatchObject([
      { message: 'Please sign in.', extensions: { code: 'UNAUTHENTICATED' } },
    ])
    expect(gateway.upstream.received).toEqual([])
  })
})
