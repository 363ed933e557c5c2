import { chakra } from '@chakra-ui/react'
import { compareContent, complianceYearName, contentLabel, contentPlaceInWords } from '@portal/domain'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { problemOf } from '../../../lib/problem'
import { Button } from '../../../ui/action/button'
import { Card } from '../../../ui/layout/card'
import { MissingRecord } from '../../../ui/feedback/missing-record'
import { PageHeader } from '../../../ui/layout/page-header'
import { Select } from '../../../ui/field/select'
import { EmptyState, LoadingState, ProblemState } from '../../../ui/feedback/states'
import { ContentChangeEntry } from './content-change-entry'
import { contentMessages } from '../content-messages.generated'
import { namesOf, nodesOf, versionInWords } from '../content-nodes'
import { contentKindOf, contentPaths } from '../content-paths'
import { useContentComparisonQuery } from '../content.generated'

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

/** Two versions of one part compared: added, changed (field by field), moved and removed places. */
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
  if (!isId || (data && (!newer || !older)))
    return <MissingRecord what={contentMessages.what.version} list={contentPaths.welcome(kind)} />
  if (!newer || !older)
    return (
      <>
        <PageHeader title={m.title} breadcrumb={[home, { label: m.title }]} />
        {error ? (
          <ProblemState
            problem={problemOf(error)}
            what={contentMessages.what.versions}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        ) : (
          <LoadingState what={contentMessages.what.theVersions} lines={8} />
        )}
      </>
    )
  const [before, after] = [nodesOf(older), nodesOf(newer)]
  const names = new Map([...namesOf(kind, older, before), ...namesOf(kind, newer, after)])
  const changes = compareContent(before, after, names)
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
        facts={m.of({ older: versionInWords(older), newer: versionInWords(newer) })}
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
              <ContentChangeEntry
                key={`${change.kind} ${change.contentId}`}
                kind={kind}
                what={change.kind}
                nodeKind={change.node.nodeKind}
                label={contentLabel(change.node)}
                facts={
                  change.kind === 'moved'
                    ? m.moved({
                        from: contentPlaceInWords(before, change.contentId),
                        to: contentPlaceInWords(after, change.contentId),
                      })
                    : null
                }
                fields={change.fields}
              />
            ))}
          </chakra.ul>
        )}
      </Card>
    </>
  )
}
