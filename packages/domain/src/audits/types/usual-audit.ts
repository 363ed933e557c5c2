import type { RoleName } from '../../accounts/roles.js'
import type { QuotaRule, SizeStep } from './audit-type.js'
import type { ResponseSet } from './response-set.js'

/** Yes, no and not applicable: the answers of every type that reviews records. */
export const yesNoNotApplicable: ResponseSet = {
  options: [
    { value: 'Y', label: 'Yes', counts: 'met' },
    { value: 'N', label: 'No', counts: 'notMet' },
    { value: 'NA', label: 'Not applicable', counts: 'excluded' },
  ],
}

/** Sample sizes where a type has no others (2.6). There is no federal size. */
export const usualSizes: readonly SizeStep[] = [
  { upTo: 10, size: null },
  { upTo: 50, size: 10 },
  { upTo: 150, size: 15 },
  { upTo: 500, size: 20 },
  { upTo: 1500, size: 30 },
  { upTo: null, size: 40 },
]

/** At least so many rows with a flag of the list. */
export const flagQuota = (name: string, flag: string, atLeast: number): QuotaRule => ({
  kind: 'rows',
  name,
  atLeast,
  when: { q: `flag.${flag}`, op: 'eq', v: 'Y' },
})

/** Readers of the audits that agencies see: everyone with a role; who may do what is a question of its own (2.14). */
export const everybody: readonly RoleName[] = [
  'StateAdmin',
  'StateMonitor',
  'LocalAdmin',
  'LocalUser',
  'DEILiaison',
  'DisputeResolutionStaff',
]
