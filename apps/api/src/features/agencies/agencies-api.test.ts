import type { AnswerOf, listLeas } from '@portal/rest-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/test-api.js'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

async function codesSeenBy(user: string): Promise<string[]> {
  const { body } = await api.call<AnswerOf<typeof listLeas>>('get', '/api/leas', {
    token: await api.tokenFor(user),
  })
  return body.map((lea) => lea.code)
}

describe('the list of agencies', () => {
  it('holds the 24 school systems and the training agency for state staff, by code', async () => {
    for (const user of [
      'monitor@state.example',
      'sysadmin@state.example',
      'liaison@state.example',
      'disputes@state.example',
    ]) {
      const codes = await codesSeenBy(user)
      expect(codes).toHaveLength(25)
      expect(codes.slice(0, 3)).toEqual(['01', '02', '03'])
      expect(codes.slice(-2)).toEqual(['30', '99'])
    }
  })

  it('holds only the own agency for local people', async () => {
    expect(await codesSeenBy('admin@allegany.example')).toEqual(['01'])
    expect(await codesSeenBy('user@howard.example')).toEqual(['13'])
    expect(await codesSeenBy('admin@training.example')).toEqual(['99'])
  })

  it('tells names, parts and cohorts', async () => {
    const { body } = await api.call<AnswerOf<typeof listLeas>>('get', '/api/leas', {
      token: await api.tokenFor('monitor@state.example'),
    })
    expect(body[0]).toEqual({
      id: 1,
      code: '01',
      name: 'Allegany County Public Schools',
      shortName: 'Allegany County',
      kind: 'LEA',
      hasPartB: true,
      hasPartC: true,
      region: 'Western',
      cohort: 1,
      enrollmentBand: 'S',
      isTest: false,
      active: true,
      version: 1,
    })
    expect(body.at(-1)).toMatchObject({ name: 'Training County Public Schools', isTest: true })
    expect(new Set(body.map((lea) => lea.cohort))).toEqual(new Set([1, 2, 3, 4, 5, 6, null]))
  })
})
