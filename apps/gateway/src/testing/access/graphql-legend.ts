/**
 * The vocabulary in which every `…-access.ts` states who may select which root field, and for which record. The
 * verdicts are beside the feature, written by hand from specification 000 sections 4 to 6, specification 001 section 6,
 * the domain definition 0.3, 0.5 and 8.3 and the fixed points; never taken from responses, and read by tests only.
 */

/**
 * The columns, in their order: nobody signed in, somebody with the password but not the code, a user disabled since
 * signing in, StateAdmin, StateMonitor, DEILiaison limited to the agency 'own', DisputeResolutionStaff, LocalAdmin and
 * LocalUser of 'own', and a client of another system with 'own' and every scope that is not for all agencies; what no
 * scope names is closed to it.
 */
export const callers = ['anon', 'half', 'dis', 'SA', 'SM', 'LI', 'DRS', 'LA', 'LU', 'CL'] as const
export type CallerName = (typeof callers)[number]

/** The meaning of each verdict. */
export const verdictWords: ReadonlyMap<string, string> = new Map([
  ['open', 'anybody: fields about signing in, and words of the manual that belong to no record'],
  ['401', 'UNAUTHENTICATED'],
  ['403', 'FORBIDDEN'],
  ['404', 'NOT_FOUND, or null where a query promises nothing'],
  ['out', 'UNAUTHENTICATED, or null'],
  ['no', '403 or 404'],
  ['bad', 'BAD_USER_INPUT or NOT_FOUND'],
  ['ok', 'answered'],
  ['may', 'answered, or BAD_USER_INPUT or CONFLICT over the contents'],
  ['all', 'answered with records of the other agency too'],
  ['own', 'answered without them'],
  ['hidden', 'refused, or answered without anything of the other agency'],
])
