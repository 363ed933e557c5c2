import { uuid, type Attempts } from '../../testing/access/access-kit.js'
import type { CallerName } from '../../testing/access/access-legend.js'
import { userNames } from '../../testing/access/access-world.js'
import { testPassword } from '../../testing/test-config.js'

/** Written by hand from the specification; testing/access/access-legend.ts explains the columns and words. */
export const verdicts = `
call                      record        | anon half dis  | SA   SM   LI         DRS    LA      LU        | CL
token                     -             | open open open | open open open       open   open    open      | open
tokenMfa                  -             | open open open | open open open       open   open    open      | open
validateMfaCode           -             | open open open | open open open       open   open    open      | open
revokeToken               -             | open open open | open open open       open   open    open      | open
jwks                      -             | open open open | open open open       open   open    open      | open
recoverPassword           -             | open open open | open open open       open   open    open      | open
resetPassword             -             | open open open | open open open       open   open    open      | open
changePassword            own           | 401  401  401  | may  may  may        may    may     may       | 403
changePassword            foreign       | 401  401  401  | no   no   no         no     no      no        | 403
changePassword            missing       | 401  401  401  | no   no   no         no     no      no        | 403
resendPasswordCode        -             | 401  401  401  | may  may  may        may    may     may       | 403
confirmPassword           -             | 401  401  401  | ok   ok   ok         ok     ok      ok        | 403
confirmPasswordCode       -             | 401  401  401  | bad  bad  bad        bad    bad     bad       | 403
listOwnSessions           -             | 401  401  401  | ok   ok   ok         ok     ok      ok        | 403
endOwnSession             own           | 401  401  401  | ok   ok   ok         ok     ok      ok        | 403
endOwnSession             foreign       | 401  401  401  | 404  404  404        404    404     404       | 403
endOwnSession             missing       | 401  401  401  | 404  404  404        404    404     404       | 403
signOutEverywhere         -             | 401  401  401  | ok   ok   ok         ok     ok      ok        | 403
forgetOwnDevice           own           | 401  401  401  | ok   ok   ok         ok     ok      ok        | 403
forgetOwnDevice           foreign       | 401  401  401  | 404  404  404        404    404     404       | 403
forgetOwnDevice           missing       | 401  401  401  | 404  404  404        404    404     404       | 403
forgetOwnDevices          -             | 401  401  401  | ok   ok   ok         ok     ok      ok        | 403
`

/** Whose session or device it is; where nobody signed in, anybody's. */
const sessionOwner = (record: string, caller: CallerName): string =>
  (record === 'own' ? userNames[caller] : undefined) ?? 'admin@howard.example'

const form = { grant_type: 'password', username: 'nobody@x.example', password: 'x', client_id: 'portal-web' }

export const callsOnOneself = ['changePassword', 'endOwnSession', 'forgetOwnDevice']

export const attempts: Attempts = {
  token: () => ({ form }),
  tokenMfa: () => ({ form }),
  validateMfaCode: () => ({ form: { ...form, mfaToken: 'none', mfaCode: '123456' } }),
  revokeToken: () => ({ form: { token: 'none' } }),
  recoverPassword: () => ({ body: { email: 'nobody@x.example' } }),
  resetPassword: () => ({ body: { id: 'nobody@x.example', password: 'short', token: 'none' } }),
  changePassword: async (world, record, caller) => {
    const own = userNames[caller] ?? 'user@howard.example'
    const userId =
      record === 'missing' ? uuid : await world.api.userId(record === 'own' ? own : 'user@howard.example')
    // Too weak to be taken.
    return { params: { userId }, body: { id: userId, currentPassword: testPassword, newPassword: 'weak' } }
  },
  confirmPassword: () => ({ body: { password: testPassword } }),
  confirmPasswordCode: () => ({ body: { code: '000000' } }),
  endOwnSession: async (world, record, caller) => ({
    params: { id: record === 'missing' ? uuid : await world.session(sessionOwner(record, caller)) },
  }),
  forgetOwnDevice: async (world, record, caller) => ({
    params: { id: record === 'missing' ? uuid : await world.device(sessionOwner(record, caller)) },
  }),
}
