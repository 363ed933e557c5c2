import { chakra } from '@chakra-ui/react'
import { complianceYearName } from '@portal/domain'
import { FilePlus2 } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { addressYear } from '../../../lib/years/address-year'
import { problemOf } from '../../../lib/problem'
import { Button } from '../../../ui/action/button'
import { Card } from '../../../ui/layout/card'
import { PageHeader } from '../../../ui/layout/page-header'
import { EmptyState, LoadingState, ProblemState } from '../../../ui/feedback/states'
import { UnknownYearNote } from '../../../ui/feedback/unknown-year-note'
import { RelatedContentTabs } from '../audits/related-content-tabs'
import { contentMessages } from '../content-messages.generated'
import { contentKindOf } from '../content-paths'
import { useContentVersionsQuery } from '../content.generated'
import { CreateVersionDialog } from './create-version-dialog'
import { VersionEntry } from './version-entry'
import { VersionFilter } from './version-filter'

const m = contentMessages.welcome

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'versions',
  'no version',
  'new version',
  'publishing',
  'applying',
  'deleting',
  'uploading',
  'started reviews',
  'error',
  'forbidden',
  'offline',
]

/** Versions of one kind of content by year and part, and what can be done with each. */
export function Component() {
  const kind = contentKindOf(useLocation().pathname)
  const [search, setSearch] = useSearchParams()
  const [creating, setCreating] = useState(false)
  const { data, error, refetch } = useContentVersionsQuery({
    variables: { kind },
    fetchPolicy: 'cache-and-network',
  })
  const part = search.get('part') === 'Part C' ? 'Part C' : 'Part B'
  const newestYear = Math.max(...(data?.complianceYears ?? []).map((year) => year.id))
  // A draft may already exist for the year after the newest.
  const named = addressYear(
    search.get('year'),
    data && [newestYear + 1, ...data.complianceYears.map((one) => one.id)],
    newestYear,
  )
  const { year } = named
  const choose = (name: 'year' | 'part', value: string) =>
    setSearch(
      (now) => {
        now.set(name, value)
        return now
      },
      { replace: true },
    )
  const ofPart = data?.contentVersions.filter((version) => version.part === part) ?? []
  const shown = ofPart.filter((version) => version.year === year)
  const published = ofPart.filter(({ state }) => state !== 'Draft')
  const years = [
    ...new Set([newestYear + 1, year, ...(data?.complianceYears ?? []).map((one) => one.id)]),
  ].toSorted((a, b) => b - a)
  const hasDraft = shown.some(({ state }) => state === 'Draft')
  return (
    <>
      <PageHeader
        title={contentMessages.title[kind]}
        breadcrumb={[{ label: contentMessages.landingPage, to: '/' }, { label: contentMessages.title[kind] }]}
        facts={m.facts[kind]}
      />
      <RelatedContentTabs kind={kind} />
      {!data && error && (
        <ProblemState
          problem={problemOf(error)}
          what={contentMessages.what.versions}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!data && !error && <LoadingState what={contentMessages.what.theVersions} />}
      {data && <UnknownYearNote {...named} />}
      {data && (
        <Card
          title={m.versions}
          note={shown.length}
          padded={false}
          actions={
            <Button
              variant={hasDraft ? 'outline' : 'solid'}
              icon={<FilePlus2 aria-hidden />}
              disabledReason={published.length === 0 && m.nowhere({ part })}
              onClick={() => setCreating(true)}
            >
              {m.create}
            </Button>
          }
        >
          <VersionFilter year={year} years={years} part={part} onChoose={choose} />
          {shown.length === 0 ? (
            <EmptyState title={m.empty({ year: complianceYearName(year), part })}>
              {published.length === 0 ? m.nowhere({ part }) : m.emptyHint}
            </EmptyState>
          ) : (
            <chakra.ul listStyleType="none">
              {shown.map((version) => (
                <VersionEntry
                  key={version.id}
                  kind={kind}
                  version={version}
                  others={ofPart.filter((other) => other.id !== version.id)}
                />
              ))}
            </chakra.ul>
          )}
        </Card>
      )}
      {creating && (
        <CreateVersionDialog
          kind={kind}
          sources={published}
          year={year}
          newestYear={newestYear}
          onClose={() => setCreating(false)}
        />
      )}
    </>
  )
}
