/**
 * The words in which every `…-access.ts` says who may make which call, and on which record. The verdicts stand beside the
 * feature, written by hand from specification 000 sections 4 to 6, specification 001 sections 5 and 6 and the domain
 * definition 0.3, 0.5 and 8.3; never taken from answers, and read by tests alone.
 */

/**
 * The columns, in their order: nobody signed in, somebody with the password but not the code, a disabled account,
 * StateAdmin, StateMonitor, DEILiaison limited to the agency 'own', DisputeResolutionStaff, LocalAdmin and LocalUser of
 * 'own', and a client of another system that has 'own' and every scope that is not for all agencies; what no scope
 * names is closed to it.
 */
export const callers = ['anon', 'half', 'dis', 'SA', 'SM', 'LI', 'DRS', 'LA', 'LU', 'CL'] as const
export type CallerName = (typeof callers)[number]

/** What each verdict says. */
export const verdictWords: ReadonlyMap<string, string> = new Map([
  ['open', 'anybody, with the same answer for everybody'],
  ['401', 'refused with 401'],
  ['403', 'refused with 403'],
  ['404', 'refused with 404'],
  ['no', 'refused with 403 or 404'],
  ['ok', 'answered with 2xx'],
  ['may', 'not refused: 2xx, or 422 or 409 over the contents of the request'],
  ['bad', '422 or 404: what is named in the request is not there for the caller'],
  ['all', 'a list that holds records of the other agency too'],
  ['own', 'a list without them; also an empty one, where nothing says that state staff are refused'],
  ['shown', 'as all, displayed contacts only'],
  ['shown-own', 'as own, displayed contacts only'],
  ['hidden', 'refused, or answered without anything of the other agency or record'],
])
