import { problemOf } from '../../../lib/problem'
import { Card } from '../../../ui/layout/card'
import type { ProngPlace } from '../audits-paths'
import { agreementMessages as words } from './agreement-messages.generated'
import { useAuditAgreementQuery } from './agreement.generated'

/** How far first and second readers of a prong agree; for the state. */
export function AgreementCard({ place }: { place: ProngPlace }) {
  const { data, error } = useAuditAgreementQuery({ variables: { ...place } })
  const found = data?.auditAgreement
  if (error && !found)
    return (
      <Card title={words.title}>
        <p role="status">{words.failed({ reason: problemOf(error).message })}</p>
      </Card>
    )
  if (!found) return null
  const { read, waiting, equal, pairs, percent, kappa } = found
  return (
    <Card title={words.title}>
      {read + waiting === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          <p>{words.read({ read, waiting })}</p>
          {read > 0 && (
            <p>
              {words.agreement({ equal, pairs, percent })}{' '}
              {kappa === null ? words.noKappa : words.kappa({ kappa: kappa.toFixed(2) })}
            </p>
          )}
        </>
      )}
    </Card>
  )
}
