/** The fields of a report that its actions need. */
export interface ReportOfActs {
  id: number
  version: number
  title: string
  acknowledge: { allowed: boolean }
  withdraw: { allowed: boolean }
  resend: { allowed: boolean }
  replace: { allowed: boolean }
}

export { refusalsOf as refusals } from '../../lib/saving/refusals'
