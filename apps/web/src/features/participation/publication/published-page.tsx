import { complianceYearName } from '@portal/domain'
import { Download } from 'lucide-react'
import { formatDate } from '../../../lib/format'
import { useHeaderBadge } from '../../../lib/header-badge'
import { problemOf } from '../../../lib/problem'
import { useRefresh } from '../../../lib/use-refresh'
import { FileLink } from '../../../ui/action/file-link'
import { MissingRecord } from '../../../ui/feedback/missing-record'
import { LoadingState, ProblemState } from '../../../ui/feedback/states'
import { laterFacts, PageHeader } from '../../../ui/layout/page-header'
import { ReportView } from '../../../ui/layout/report-view'
import { participationPaths, usePlace } from '../participation-paths'
import { publicationMessages } from './publication-messages.generated'
import { usePublishedJustificationQuery } from './publication.generated'

const words = publicationMessages.one

/** The states that this screen can be in. */
export const screenStates = ['loading', 'published', 'not found', 'error', 'offline']

/** One justification as it is published, with the file to post. */
export function Component() {
  const place = usePlace()
  const { data, error, refetch } = usePublishedJustificationQuery({
    variables: { year: place?.year ?? 0, leaId: place?.leaId ?? 0 },
    skip: place === null,
    fetchPolicy: 'cache-and-network',
  })
  const refresh = useRefresh(refetch)
  const published = data?.publishedJustification
  useHeaderBadge(published?.agency, null, place?.year)
  if (place === null || (data && !published && !error))
    return <MissingRecord what={words.what} list={participationPaths.publishedList} />
  return (
    <>
      <PageHeader
        title={published ? `${published.agency}, ${complianceYearName(published.year)}` : words.title}
        breadcrumb={[
          { label: publicationMessages.list.title, to: participationPaths.publishedList },
          { label: published?.agency ?? words.title },
        ]}
        facts={
          published
            ? words.facts({ edition: published.edition, when: formatDate(published.publishedOn) })
            : laterFacts
        }
        actions={
          // There before the response, so that nothing moves when it comes.
          (published || !error) && (
            <FileLink
              href={participationPaths.publishedFile(place.year, place.leaId)}
              icon={<Download aria-hidden />}
            >
              {words.pdf}
            </FileLink>
          )
        }
      />
      {published ? (
        <ReportView report={published.document} />
      ) : error ? (
        <ProblemState problem={problemOf(error)} what={words.loading} onRetry={refresh} />
      ) : (
        <LoadingState what={words.loading} lines={10} />
      )}
    </>
  )
}
