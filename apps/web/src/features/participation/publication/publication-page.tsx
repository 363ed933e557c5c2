import { chakra } from '@chakra-ui/react'
import { complianceYearName, flaggedKinds, publicationStates, type FlaggedKind } from '@portal/domain'
import { CircleCheck, CircleMinus, Undo2 } from 'lucide-react'
import { formatDate, formatDateTime } from '../../../lib/format'
import { useHeaderBadge } from '../../../lib/header-badge'
import { problemOf } from '../../../lib/problem'
import { useRefresh } from '../../../lib/use-refresh'
import { WordsCard } from '../../../parts/words/words-card'
import { TextLink } from '../../../ui/action/link'
import { Alert } from '../../../ui/feedback/alert'
import { MissingRecord } from '../../../ui/feedback/missing-record'
import { LoadingState, ProblemState } from '../../../ui/feedback/states'
import { StatusChip } from '../../../ui/feedback/status-chip'
import { Card } from '../../../ui/layout/card'
import { laterFacts, PageHeader } from '../../../ui/layout/page-header'
import { ReportView } from '../../../ui/layout/report-view'
import { tableClasses } from '../../../ui/table/table-styles.generated'
import { participationMessages as m } from '../participation-messages.generated'
import { participationPaths, usePlace } from '../participation-paths'
import { ParticipationTabs } from '../participation-tabs'
import { publicationMessages as words } from './publication-messages.generated'
import {
  useDecideJustificationWordsMutation,
  useJustificationPublicationQuery,
  type JustificationPublicationFieldsFragment as Publication,
} from './publication.generated'
import { PublicationSteps } from './publication-steps'

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'to decide',
  'publishing',
  'published',
  'withdrawing',
  'withdrawn',
  'not accepted',
  'not found',
  'forbidden',
  'error',
  'offline',
]

/** What is published of an accepted justification: decided piece by piece, seen as it will be, published and withdrawn. */
export function Component() {
  const place = usePlace()
  const { data, error, refetch } = useJustificationPublicationQuery({
    variables: { year: place?.year ?? 0, leaId: place?.leaId ?? 0 },
    skip: place === null,
    fetchPolicy: 'cache-and-network',
  })
  const refresh = useRefresh(refetch)
  const publication = data?.justificationPublication
  useHeaderBadge(publication?.agency, null, place?.year)
  if (place === null || (data && !publication && !error))
    return <MissingRecord what={words.what} list={participationPaths.justifications} />
  return (
    <>
      <PageHeader
        title={words.title}
        breadcrumb={[
          { label: m.landingPage, to: '/' },
          { label: m.title, to: participationPaths.list },
          { label: publication?.agency ?? words.title },
        ]}
        facts={publication ? <Facts publication={publication} /> : laterFacts}
        actions={publication && <PublicationSteps publication={publication} onChanged={refresh} />}
      />
      <ParticipationTabs id={place.id} />
      <chakra.div display="grid" gap="14px" marginTop="14px">
        {publication ? (
          <Body publication={publication} onChanged={refresh} />
        ) : error ? (
          <ProblemState problem={problemOf(error)} what={words.loading} onRetry={refresh} />
        ) : (
          <LoadingState what={words.loading} lines={10} />
        )}
      </chakra.div>
    </>
  )
}

/** In the order of the states. */
const looks = [
  ['neutral', CircleMinus],
  ['success', CircleCheck],
  ['dueSoon', Undo2],
] as const

function Facts({ publication: { standing, agency, year } }: { publication: Publication }) {
  const [palette, icon] = looks[publicationStates.findIndex((one) => one === standing.state)] ?? looks[0]
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" gap="4px 12px">
      <StatusChip palette={palette} icon={icon}>
        {standing.state}
      </StatusChip>
      <span>{words.facts({ agency, year: complianceYearName(year) })}</span>
    </chakra.span>
  )
}

interface BodyProps {
  publication: Publication
  onChanged: () => void
}

function Body({ publication, onChanged }: BodyProps) {
  const { decideWords, draft, editions } = publication
  return (
    <>
      <Standing publication={publication} />
      {decideWords.allowed ? (
        <>
          <Words publication={publication} onChanged={onChanged} />
          <Card
            title={words.preview}
            actions={
              <TextLink to={participationPaths.justification(publication.id)}>{words.original}</TextLink>
            }
            padded={false}
          >
            <ReportView report={draft} />
          </Card>
        </>
      ) : (
        <Alert status="info">{decideWords.reason}</Alert>
      )}
      {editions.length > 0 && <Editions editions={editions} />}
    </>
  )
}

function Standing({ publication: { id, standing, isCurrent, decideWords } }: { publication: Publication }) {
  const { state, edition, publishedOn, withdrawnOn, reason } = standing
  if (edition == null) return null
  if (state === 'Withdrawn' && withdrawnOn != null)
    return (
      <Alert status="warning" title={words.withdrawn({ edition, when: formatDate(withdrawnOn) })}>
        {reason}
      </Alert>
    )
  return (
    <Alert
      status={isCurrent ? 'success' : 'warning'}
      title={words.published({ edition, when: publishedOn == null ? '' : formatDate(publishedOn) })}
    >
      {!isCurrent && decideWords.allowed && `${words.changed} `}
      <TextLink to={participationPaths.published(id)}>{words.open}</TextLink>
    </Alert>
  )
}

function Words({ publication: { year, leaId, words: found, removed, decideWords }, onChanged }: BodyProps) {
  const [send] = useDecideJustificationWordsMutation()
  const left = found.filter(({ decision }) => decision == null).length
  return (
    <WordsCard
      words={found}
      texts={{
        title: words.words.title,
        intro: `${words.words.intro} ${words.removed({ n: removed })}`,
        caption: words.words.caption,
        none: words.words.none,
        left: words.words.left({ n: left }),
      }}
      barred={decideWords.allowed ? null : (decideWords.reason ?? '')}
      kindOf={({ kind }) => flaggedKinds[kind as FlaggedKind]}
      isOther={({ kind }) => kind === 'word'}
      decide={async (decided) =>
        (await send({ variables: { input: { year, leaId, words: decided } } })).data?.decideJustificationWords
          .errors
      }
      onChanged={onChanged}
    />
  )
}

function Editions({ editions }: Pick<Publication, 'editions'>) {
  const { title, number, published, withdrawn, reason, by, none } = words.editions
  return (
    <Card title={title} note={editions.length} padded={false}>
      <table className={tableClasses.plain} aria-label={title}>
        <thead>
          <tr>
            {[number, published, withdrawn, reason].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {editions.map((one) => (
            <tr key={one.number}>
              <th scope="row">{one.number}</th>
              <td data-label={published}>
                {by({ when: formatDateTime(one.publishedOn), name: one.publishedBy.fullName })}
              </td>
              <td data-label={withdrawn}>
                {one.withdrawnOn != null && one.withdrawnBy
                  ? by({ when: formatDateTime(one.withdrawnOn), name: one.withdrawnBy.fullName })
                  : none}
              </td>
              <td data-label={reason}>{one.reason ?? none}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
