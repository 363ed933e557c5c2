import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useHeaderBadge } from '../../../lib/header-badge'
import { problemOf } from '../../../lib/problem'
import { useRefresh } from '../../../lib/use-refresh'
import { LinkButton } from '../../../ui/action/link'
import { MissingRecord } from '../../../ui/feedback/missing-record'
import { EmptyState, LoadingState, ProblemState } from '../../../ui/feedback/states'
import { Card } from '../../../ui/layout/card'
import { PageHeader } from '../../../ui/layout/page-header'
import { breadcrumbOf } from '../record/record-header'
import { recordPaths, useRecordPlace } from '../record/record-paths'
import { ChangeSteps } from './change-steps'
import { ComparedDocuments } from './compared-documents'
import { ComparedRows, type Comparison } from './compared-rows'
import { textComparisonMessages as words } from './text-comparison-messages.generated'
import { useAuditDocumentComparisonQuery } from './text-comparison.generated'

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'compared',
  'only changes',
  'the same',
  'without text',
  'one version',
  'no document',
  'forbidden',
  'not found',
  'error',
  'offline',
]

/** The texts of two versions of a policy side by side; which ones stands in the address. */
export function Component() {
  const place = useRecordPlace()
  const [search, setSearch] = useSearchParams()
  const itemId = search.get('item') ?? ''
  // Of its own: the address follows, and a switch must not wait for it.
  const [onlyChanges, setOnlyChanges] = useState(search.get('show') === 'changes')
  const valid = Number.isInteger(place.prongId) && Number.isInteger(place.recordId) && itemId !== ''
  const { data, previousData, loading, error, refetch } = useAuditDocumentComparisonQuery({
    variables: { ...place, itemId, olderId: search.get('older'), newerId: search.get('newer') },
    skip: !valid,
    fetchPolicy: 'cache-and-network',
  })
  const refresh = useRefresh(refetch)
  const shown = data ?? (loading ? previousData : undefined)
  const audit = shown?.auditProng?.audit
  useHeaderBadge(audit?.lea.shortName ?? null, audit?.part ?? null, audit?.year ?? null)
  const problem = error && !data ? problemOf(error) : null
  if (!valid || problem?.kind === 'not-found' || data?.auditProng === null)
    return <MissingRecord what={words.what} list={recordPaths.audits(place.typeKey)} />
  const comparison = shown?.auditDocumentComparison
  const change = (name: string, value: string | null) =>
    setSearch(
      (before) => {
        if (value === null) before.delete(name)
        else before.set(name, value)
        return before
      },
      { replace: true },
    )
  return (
    <>
      <PageHeader
        title={comparison ? words.titleOf({ number: comparison.number }) : words.title}
        breadcrumb={breadcrumbOf(place, {
          prong: shown?.auditProng ?? null,
          student: words.record,
          page: words.title,
        })}
        facts={comparison?.text}
        actions={
          <LinkButton to={recordPaths.record(place)} icon={<ArrowLeft aria-hidden />}>
            {words.back}
          </LinkButton>
        }
      />
      {problem && <ProblemState problem={problem} what={words.comparison} onRetry={refresh} />}
      {!comparison && !problem && <LoadingState what={words.comparison} lines={8} />}
      {comparison && !comparison.newer && <EmptyState title={words.none.title}>{words.none.text}</EmptyState>}
      {comparison?.newer && (
        <Card title={words.texts} padded={false}>
          <ComparedDocuments comparison={comparison} onChoose={change} />
          {data ? (
            <Texts
              comparison={comparison}
              onlyChanges={onlyChanges}
              onOnlyChanges={(only) => {
                setOnlyChanges(only)
                change('show', only ? 'changes' : null)
              }}
            />
          ) : (
            <LoadingState what={words.comparison} lines={8} />
          )}
        </Card>
      )}
    </>
  )
}

interface TextsProps {
  comparison: Comparison
  onlyChanges: boolean
  onOnlyChanges: (only: boolean) => void
}

/** The texts themselves, or why there is nothing to compare. */
function Texts({ comparison, onlyChanges, onOnlyChanges }: TextsProps) {
  const { older, newer, rows, changed, removed, added } = comparison
  const all = changed + removed + added
  const isCompared = older?.state === 'read' && newer?.state === 'read'
  if (!older && comparison.documents.length < 2)
    return <EmptyState title={words.single.title}>{words.single.text}</EmptyState>
  if (!isCompared)
    return rows.length > 0 ? (
      <>
        <EmptyState title={words.aloneText} />
        <ComparedRows rows={rows} onlyChanges={false} all={0} />
      </>
    ) : null
  return (
    <ChangeSteps comparison={comparison} onlyChanges={onlyChanges} onOnlyChanges={onOnlyChanges}>
      {all === 0 && <EmptyState title={words.unchanged.title}>{words.unchanged.text}</EmptyState>}
      <ComparedRows rows={rows} onlyChanges={onlyChanges} all={all} />
    </ChangeSteps>
  )
}
