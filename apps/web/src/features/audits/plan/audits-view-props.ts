import type { AuditType } from '@portal/domain'
import type { useAddressYear } from '../../../lib/years/use-address-year'
import type { useAuditsAddress } from './audit-filters'
import type { AuditListRow } from './audit-rows'

/** Audits of one kind and year, as both views of them get them. */
export interface AuditsViewProps {
  type: AuditType
  named: ReturnType<typeof useAddressYear>['named']
  years: readonly { id: number; name: string }[]
  /** Undefined while they load. */
  audits: readonly AuditListRow[] | undefined
  error: unknown
  refetch: () => Promise<unknown>
  address: ReturnType<typeof useAuditsAddress>
}
