import { uuid, type Attempts } from '../../testing/access/graphql-kit.js'

/** Written by hand from the specification; testing/access/graphql-legend.ts explains the columns and words. */
export const verdicts = `
field                        record   | anon half dis | SA   SM   LI     DRS    LA     LU    | CL
signIn                       -        | open open open | open open open  open   open   open  | open
verifySecurityCode           -        | open open open | open open open  open   open   open  | open
resendSecurityCode           -        | open open open | open open open  open   open   open  | open
requestPasswordReset         -        | open open open | open open open  open   open   open  | open
resetPassword                -        | open open open | open open open  open   open   open  | open
signOut                      -        | open open open | open open open  open   open   open  | open
resendPasswordCode           -        | 401  401  401 | may  may  may    may    may    may   | bad
confirmPassword              -        | 401  401  401 | ok   ok   ok     ok     ok     ok    | bad
confirmPasswordCode          -        | 401  401  401 | bad  bad  bad    bad    bad    bad   | bad
changePassword               -        | 401  401  401 | may  may  may    may    may    may   | bad
ownSessions                  -        | 401  401  401 | ok   ok   ok     ok     ok     ok    | 403
endOwnSession                foreign  | 401  401  401 | 404  404  404    404    404    404   | 403
endOwnSession                missing  | 401  401  401 | 404  404  404    404    404    404   | 403
forgetOwnDevice              missing  | 401  401  401 | 404  404  404    404    404    404   | 403
forgetOwnDevices             -        | 401  401  401 | ok   ok   ok     ok     ok     ok    | 403
signOutEverywhere            -        | 401  401  401 | ok   ok   ok     ok     ok     ok    | 403
`

export const attempts: Attempts = {
  signIn: () => ({ input: { username: 'nobody@x.example', password: 'wrong' } }),
  verifySecurityCode: () => ({ input: { code: '000000' } }),
  requestPasswordReset: () => ({ input: { email: 'nobody@x.example' } }),
  resetPassword: () => ({ input: { email: 'nobody@x.example', password: 'short', token: 'none' } }),
  confirmPassword: () => ({ input: { password: 'Compliance#2026' } }),
  confirmPasswordCode: () => ({ input: { code: '000000' } }),
  changePassword: () => ({ input: { currentPassword: 'Compliance#2026', newPassword: 'weak' } }),
  endOwnSession: async (world, record) => ({
    id: record === 'missing' ? uuid : await world.foreignSession(),
  }),
  forgetOwnDevice: () => ({ id: uuid }),
}

/** Readable by everyone who may read the record. */
export const fieldsOfTheRecord = `
ChangePasswordPayload: errors
ConfirmPasswordPayload: confirmed email errors
OwnSession: browser id isCurrent lastUsedFrom lastUsedOn startedFrom startedOn
OwnSessions: devices sessions
OwnSessionsPayload: errors ownSessions
RequestPasswordResetPayload: errors
ResendSecurityCodePayload: email errors
ResetPasswordPayload: errors
SignInPayload: email errors mfaRequired viewer
SignOutPayload: errors
TrustedDevice: browser id isCurrent lastUsedFrom lastUsedOn trustedFrom trustedOn trustedUntil
`
