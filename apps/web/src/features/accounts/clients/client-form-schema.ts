import { calendarDay, checkClientInput } from '@portal/domain'
import { array, mixed, object, string, type TestContext } from 'yup'
import { clientInputOf, type ClientFormValues } from './client-form'

/** The rule of the domain for one field, in its own words. */
const ruled = (field: string) =>
  function test(this: TestContext) {
    const input = clientInputOf(this.parent as ClientFormValues)
    const refused = checkClientInput(input, calendarDay(new Date())).find(
      (verdict) => !verdict.allowed && verdict.field === field,
    )
    return refused && !refused.allowed ? this.createError({ message: refused.reason }) : true
  }

/** The same rules as the API has. */
export const clientFormSchema = object({
  name: string().test('name', ruled('name')),
  contact: string().test('contact', ruled('contact')),
  scopes: array().test('scopes', ruled('scopes')),
  leaIds: array().test('leaIds', ruled('leaIds')),
  expiresOn: string().test('expiresOn', ruled('expiresOn')),
  requestsPerMinute: mixed().test('requestsPerMinute', ruled('requestsPerMinute')),
})
