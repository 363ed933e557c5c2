import { chakra } from '@chakra-ui/react'
import { calendarDay, chosenSchoolYear, complianceYearName, auditTypeOf } from '@portal/domain'
import { useEffect, useMemo } from 'react'
import { useHeaderBadge } from '../../../lib/header-badge'
import { useSelection } from '../../../lib/lists/use-selection'
import { problemOf } from '../../../lib/problem'
import { useViewer } from '../../../lib/session/viewer'
import { useAddressYear } from '../../../lib/years/use-address-year'
import { FormatLinks } from '../../../ui/action/format-links'
import { MissingRecord } from '../../../ui/feedback/missing-record'
import { LoadingState, ProblemState } from '../../../ui/feedback/states'
import { UnknownYearNote } from '../../../ui/feedback/unknown-year-note'
import { PageHeader } from '../../../ui/layout/page-header'
import { numberOf } from '../../../ui/list/list-address'
import { Pager } from '../../../ui/list/pager'
import { auditsPaths, useTypeKey } from '../audits-paths'
import { useMatrixAddress } from './matrix-address'
import { MatrixCard } from './matrix-card'
import { MatrixFilters } from './matrix-filters'
import { useAuditMatrixQuery } from './matrix.generated'
import { matrixMessages as words } from './matrix-messages.generated'

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'matrix',
  'every item',
  'explained',
  'empty',
  'forbidden',
  'error',
  'offline',
]

/** Report e: compliance of each item at each agency, for people of the state. */
export function Component() {
  const viewer = useViewer()
  const typeKey = useTypeKey()
  const type = auditTypeOf(typeKey)
  const address = useMatrixAddress()
  const [{ filters, page, pageSize }, change] = address
  const { year: stored } = useSelection(viewer.id)
  const { named, learn } = useAddressYear(filters.year, chosenSchoolYear(stored, [], calendarDay(new Date())))
  const { year } = named
  const part = filters.part === '' ? 'Part B' : filters.part
  useHeaderBadge(null, part, year)
  const { data, previousData, error, loading, refetch } = useAuditMatrixQuery({
    variables: {
      typeKey,
      year,
      part,
      areaId: numberOf(filters.area),
      cohort: numberOf(filters.cohort),
      page,
      pageSize,
    },
    fetchPolicy: 'cache-and-network',
  })
  useEffect(() => {
    if (data) learn(data.complianceYears)
  }, [data, learn])
  const shown = data ?? previousData
  const query = useMemo(
    () =>
      new URLSearchParams(
        Object.entries({ part, areaId: filters.area, cohort: filters.cohort }).filter(
          ([, value]) => value !== '',
        ),
      ),
    [part, filters.area, filters.cohort],
  )
  if (!type) return <MissingRecord list={auditsPaths.localDashboard} />
  const list = auditsPaths.audits(typeKey)
  return (
    <>
      <PageHeader
        title={words.title}
        number={words.number({ type: type.label, year: complianceYearName(year) })}
        breadcrumb={[{ label: type.label, to: list }, { label: words.title }]}
        facts={
          shown &&
          words.facts({ part, reviewed: shown.auditMatrix.total, waiting: shown.auditMatrix.waiting })
        }
        actions={
          <FormatLinks
            href={(format) => auditsPaths.matrixFile(typeKey, year, query, format)}
            words={words}
            label={(format) => words.exportOf({ format })}
          />
        }
      />
      <UnknownYearNote {...named} />
      <MatrixFilters
        filters={{ ...filters, part, year: String(year) }}
        years={shown?.complianceYears ?? [{ id: year, name: complianceYearName(year) }]}
        onChange={change}
      />
      {error && (
        <chakra.div marginBottom="12px">
          <ProblemState
            problem={problemOf(error)}
            what={words.what}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        </chakra.div>
      )}
      {shown ? (
        <>
          <MatrixCard typeKey={typeKey} part={part} matrix={shown.auditMatrix} isOld={loading && !data} />
          <Pager
            label={words.pager}
            page={page}
            pageSize={pageSize}
            total={shown.auditMatrix.total}
            onChange={change}
          />
        </>
      ) : (
        !error && <LoadingState what={words.what} lines={12} />
      )}
    </>
  )
}
