import { holdsName, passwordProblems } from '@portal/domain'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as commonDictionary } from '@zxcvbn-ts/language-common'
import { dictionary as englishDictionary } from '@zxcvbn-ts/language-en'
import { ApiError } from '../../../server/api-error.js'

/** zxcvbn's estimate from 0 to 4; below 3 a password falls to guessing from lists. */
const leastScore = 3
/** Enough to judge by; the estimate takes long for long passwords. */
const judgedLength = 64

let estimator: ZxcvbnFactory | undefined

/** Refuses a new password that breaks a rule, or is a common one, with messages under the name of the field. */
export function requireGoodPassword(
  field: string,
  password: string,
  person: { email: string; fullName: string },
): void {
  const problems = passwordProblems(password)
  if (holdsName(password, person.fullName))
    problems.push('Passwords must not contain a part of your name of four letters or more.')
  if (problems.length === 0 && isCommon(password, person))
    problems.push('This password is too common or too easy to guess. Please choose another one.')
  if (problems.length > 0)
    throw new ApiError('BAD_USER_INPUT', problems.join('\n'), { fields: { [field]: problems } })
}

/** Refuses the password that is the present one, under the name of the field. */
export function requireOtherPassword(field: string, isSame: boolean): void {
  const message = 'This is your present password. Please choose another one.'
  if (isSame) throw new ApiError('BAD_USER_INPUT', message, { fields: { [field]: [message] } })
}

function isCommon(password: string, person: { email: string; fullName: string }): boolean {
  // Made at the first use: it takes a tenth of a second and some memory.
  estimator ??= new ZxcvbnFactory({
    dictionary: { ...commonDictionary, ...englishDictionary },
    graphs: adjacencyGraphs,
  })
  const own = [person.email, ...person.email.split(/[@.]/), ...person.fullName.split(/\s+/)].filter(
    (part) => part.length > 2,
  )
  return estimator.check(password.slice(0, judgedLength), own).score < leastScore
}
