import { complianceYearName } from '@portal/domain'
import { problemOf } from '../../../lib/problem'
import { useViewer } from '../../../lib/session/viewer'
import { EmptyState, LoadingState, ProblemState } from '../../../ui/feedback/states'
import { UnknownYearNote } from '../../../ui/feedback/unknown-year-note'
import { PageHeader } from '../../../ui/layout/page-header'
import { auditsPaths } from '../audits-paths'
import { AgencyAudits } from './agency-audits'
import { auditsMessages as words } from './audits-messages.generated'
import type { AuditsViewProps } from './audits-view-props'
import { OwnScreens } from './own-screens'
import { YearSelect } from './year-select'

/** The audits of the reader's own agency. */
export function AgencyAuditsView(props: AuditsViewProps) {
  const { type, named, audits, error, refetch } = props
  const { leaId } = useViewer()
  return (
    <>
      <PageHeader
        title={type.label}
        breadcrumb={[{ label: words.localDashboard, to: auditsPaths.localDashboard }, { label: type.label }]}
        facts={words.factsLocal}
        actions={
          <>
            <YearSelect {...props} />
            <OwnScreens type={type} />
          </>
        }
      />
      <UnknownYearNote {...named} />
      {audits && audits.length > 0 && leaId !== null && <AgencyAudits {...{ type, leaId, audits }} />}
      {audits?.length === 0 && (
        <EmptyState title={words.emptyTitle({ year: complianceYearName(named.year) })}>
          {words.emptyLocal}
        </EmptyState>
      )}
      {!audits && !error && <LoadingState what={words.what} lines={6} />}
      {!audits && error !== undefined && (
        <ProblemState
          problem={problemOf(error)}
          what={words.what}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
    </>
  )
}
