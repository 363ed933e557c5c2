import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { describe, expect, it } from 'vitest'
import { refusalsOf } from './refusals'

const thrown = (extensions: Record<string, unknown>, message = 'Please check the values.') =>
  refusalsOf(() => Promise.reject(new CombinedGraphQLErrors({ errors: [{ message, extensions }] })))

describe('what was thrown', () => {
  it('stands at the fields that the gateway names', async () => {
    const fields = { maximum: ['Maximum must be a whole number.'], 'rows.0.day': ['Day is required.'] }
    expect(await thrown({ code: 'BAD_USER_INPUT', id: 'e1', fields })).toEqual([
      { code: 'BAD_USER_INPUT', field: 'maximum', message: 'Maximum must be a whole number.' },
      { code: 'BAD_USER_INPUT', field: 'rows.0.day', message: 'Day is required.' },
    ])
  })

  it('is one sentence with its id otherwise', async () => {
    expect(await thrown({ code: 'INTERNAL', id: 'e1' }, 'Something went wrong.')).toEqual([
      { code: 'INTERNAL', message: 'Something went wrong. Error e1.' },
    ])
    expect(await refusalsOf(() => Promise.reject(new TypeError('fetch failed')))).toMatchObject([
      { message: 'No Network: The server cannot be reached' },
    ])
  })
})
