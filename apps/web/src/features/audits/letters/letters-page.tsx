import { useCallback, useMemo } from 'react'
import { ListCard } from '../../../ui/list/list-card'
import { useListTools } from '../../../ui/list/use-list-tools'
import { useNarrowedList } from '../../../ui/list/use-narrowed-list'
import { useProngPlace } from '../audits-paths'
import { ProngFrame } from '../prong/prong-frame'
import { auditLettersMessages as words } from './audit-letters-messages.generated'
import {
  useAuditLettersQuery,
  type AuditLetterFieldsFragment as Row,
  type AuditLettersQuery,
} from './audit-letters.generated'
import { letterColumns } from './letter-columns'
import {
  letterFilterFields,
  letterFiltersInWords,
  matchingLetters,
  useLettersAddress,
} from './letter-filters'

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'list',
  'of the agency',
  'read without opening',
  'empty',
  'filtered to nothing',
  'not found',
  'error',
  'offline',
]

const newest = { id: 'letterDate', desc: true }

/** The letters of an audit: what each is about, and where it stands. */
export function Component() {
  const place = useProngPlace()
  const { data, error, refetch } = useAuditLettersQuery({
    variables: { ...place },
    skip: !Number.isInteger(place.prongId),
    fetchPolicy: 'cache-and-network',
  })
  const refresh = useCallback(() => void refetch().catch(() => undefined), [refetch])
  return (
    <ProngFrame place={place} page="letters" prong={data?.auditProng} error={error} onRefresh={refresh}>
      {() => data && <LettersList prongId={place.prongId} course={data.auditCourse} refetch={refetch} />}
    </ProngFrame>
  )
}

interface LettersListProps {
  prongId: number
  course: AuditLettersQuery['auditCourse']
  refetch: () => Promise<unknown>
}

function LettersList({ prongId, course: { letters, reviews }, refetch }: LettersListProps) {
  const address = useLettersAddress()
  const [{ filters }] = address
  const list = useNarrowedList({
    rows: letters,
    error: undefined,
    refetch,
    address,
    narrow: useMemo(() => (rows: readonly Row[]) => matchingLetters(rows, filters), [filters]),
  })
  const columns = useMemo(
    () =>
      letterColumns((row) => {
        const review = reviews.find((one) => one.prongId === row.prongId)
        return review ? words.prong(review) : words.wholeAudit
      }),
    [reviews],
  )
  const tools = useListTools({
    list: 'audit-letters',
    title: words.title,
    name: ['audits', 'letters', prongId],
    usuallyHidden: ['kind'],
    filters: letterFiltersInWords(filters),
  })
  return (
    <ListCard<Row, keyof typeof filters>
      caption={words.title}
      note={list.rows?.length}
      wide
      list={list}
      columns={columns}
      getRowId={({ reportId }) => String(reportId)}
      sortedBy={newest}
      tools={tools}
      filters={letters.length > 0 && { label: words.filters.label, fields: letterFilterFields }}
      empty={{ title: words.emptyTitle, body: words.emptyBody }}
      noMatch={{ title: words.noMatchTitle, body: words.noMatchBody, clear: words.clear }}
    />
  )
}
