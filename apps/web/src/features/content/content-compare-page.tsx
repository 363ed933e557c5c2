import { chakra } from '@chakra-ui/react'
import {
  compareContent,
  complianceYearName,
  contentLabel,
  type ContentChange,
  type ContentKind,
} from '@portal/domain'
import { ArrowRightLeft, Minus, Pencil, Plus, Printer } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { problemOf } from '../../lib/problem'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { PageHeader } from '../../ui/page-header'
import { Select } from '../../ui/select'
import { EmptyState, LoadingState, NotFoundState, ProblemState } from '../../ui/states'
import { StatusChip } from '../../ui/status-chip'
import { contentMessages } from './content-messages'
import { fieldLabel, nodesOf, versionInWords } from './content-nodes'
import { contentKindOf, contentPaths } from './content-paths'
import { useContentComparisonQuery } from './content.generated'

const m = contentMessages.compare

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'differences',
  'the same',
  'not found',
  'error',
  'forbidden',
  'offline',
]

const looks = {
  added: { palette: 'success', icon: Plus },
  removed: { palette: 'neutral', icon: Minus },
  changed: { palette: 'info', icon: Pencil },
  moved: { palette: 'neutral', icon: ArrowRightLeft },
} as const

/** Two versions of one part: what is added, changed field by field, moved and gone. */
export function Component() {
  const kind = contentKindOf(useLocation().pathname)
  const params = useParams()
  const [shown, setShown] = useState('')
  const [id, otherId] = [Number(params['id']), Number(params['otherId'])]
  const isId = Number.isInteger(id) && Number.isInteger(otherId)
  const { data, error, refetch } = useContentComparisonQuery({
    variables: { kind, id, otherId },
    skip: !isId,
    fetchPolicy: 'cache-and-network',
  })
  const home = { label: contentMessages.title[kind], to: contentPaths.welcome(kind) }
  const { newer, older } = data ?? {}
  if (!isId || (data && (!newer || !older))) return <NotFoundState what="version" page />
  if (!newer || !older)
    return (
      <>
        <PageHeader title={m.title} breadcrumb={[home, { label: m.title }]} />
        {error ? (
          <ProblemState
            problem={problemOf(error)}
            what="versions"
            onRetry={() => void refetch().catch(() => undefined)}
          />
        ) : (
          <LoadingState what="the versions" lines={8} />
        )}
      </>
    )
  const changes = compareContent(nodesOf(older), nodesOf(newer))
  const listed = changes.filter((change) => shown === '' || change.kind === shown)
  return (
    <>
      <PageHeader
        title={m.title}
        breadcrumb={[
          home,
          {
            label: `${newer.part} ${complianceYearName(newer.year)}`,
            to: contentPaths.version(kind, newer.id),
          },
          { label: m.title },
        ]}
        facts={m.of(versionInWords(older), versionInWords(newer))}
        actions={
          <Button icon={<Printer aria-hidden />} onClick={() => print()}>
            {contentMessages.preview.print}
          </Button>
        }
      />
      <Card
        title={m.changes}
        note={changes.length}
        padded={false}
        actions={
          changes.length > 0 && (
            <Select
              inline
              aria-label={m.filter}
              value={shown}
              placeholder={m.all}
              options={Object.entries(m.kinds).map(([value, label]) => ({ value, label }))}
              onChange={(event) => setShown(event.currentTarget.value)}
            />
          )
        }
      >
        {listed.length === 0 ? (
          <EmptyState title={m.none} />
        ) : (
          <chakra.ul listStyleType="none">
            {listed.map((change) => (
              <ChangeEntry key={`${change.kind} ${change.contentId}`} kind={kind} change={change} />
            ))}
          </chakra.ul>
        )}
      </Card>
    </>
  )
}

function ChangeEntry({ kind, change }: { kind: ContentKind; change: ContentChange }) {
  const { palette, icon } = looks[change.kind]
  return (
    <chakra.li padding="12px 14px" css={{ '& + &': { borderTop: '1px solid {colors.border.subtle}' } }}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="6px 12px">
        <StatusChip palette={palette} icon={icon}>
          {m.kinds[change.kind]}
        </StatusChip>
        <chakra.h3 textStyle="blockTitle" flex="1 1 240px" minWidth="0" overflowWrap="anywhere">
          {contentLabel(change.node)}
        </chakra.h3>
        <chakra.span fontSize="sm" color="fg.subtle">
          {contentMessages.kinds[change.node.nodeKind]}
        </chakra.span>
      </chakra.div>
      {change.fields.map(({ field, before, after }) => (
        <chakra.div key={field} marginTop="8px">
          <chakra.h4 textStyle="label">{fieldLabel(kind, field)}</chakra.h4>
          <chakra.div
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
            gap="8px"
          >
            {[
              { label: m.before, value: before },
              { label: m.after, value: after },
            ].map(({ label, value }) => (
              <chakra.div
                key={label}
                padding="8px 10px"
                border="1px solid {colors.border.subtle}"
                borderRadius="sm"
                overflowWrap="anywhere"
                whiteSpace="pre-line"
              >
                <chakra.span display="block" fontSize="sm" color="fg.subtle">
                  {label}
                </chakra.span>
                {value || m.nothing}
              </chakra.div>
            ))}
          </chakra.div>
        </chakra.div>
      ))}
    </chakra.li>
  )
}
