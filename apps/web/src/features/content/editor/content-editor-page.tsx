import { useLocation, useParams } from 'react-router-dom'
import { problemOf } from '../../../lib/problem'
import { useRefresh } from '../../../lib/use-refresh'
import { MissingRecord } from '../../../ui/feedback/missing-record'
import { PageHeader } from '../../../ui/layout/page-header'
import { LoadingState, ProblemState } from '../../../ui/feedback/states'
import { ContentEditor } from './content-editor'
import { contentMessages } from '../content-messages.generated'
import { contentKindOf, contentPaths } from '../content-paths'
import { useContentVersionQuery } from '../content.generated'

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'editing',
  'locked',
  'searching',
  'problems',
  'retiring',
  'renumbering',
  'publishing',
  'conflict',
  'skip rule',
  'response set',
  'setup question',
  'not found',
  'error',
  'forbidden',
  'offline',
]

/** One version of the content of any kind: its tree, and the form of the place that is chosen. */
export function Component() {
  const kind = contentKindOf(useLocation().pathname)
  const id = Number(useParams()['id'])
  const { data, error, refetch } = useContentVersionQuery({
    variables: { kind, id },
    skip: !Number.isInteger(id),
    // A form starts from the data of this moment; later changes are recognised by their version.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  })
  const refresh = useRefresh(refetch)
  const version = data?.contentVersion
  if (version)
    return (
      <ContentEditor
        key={version.id}
        kind={kind}
        version={version}
        citations={data.contentCitations}
        onRefresh={refresh}
      />
    )
  if (!Number.isInteger(id) || (data && !error))
    return <MissingRecord what={contentMessages.what.version} list={contentPaths.welcome(kind)} />
  const title = contentMessages.title[kind]
  return (
    <>
      <PageHeader
        title={title}
        breadcrumb={[
          { label: contentMessages.landingPage, to: '/' },
          { label: title, to: contentPaths.welcome(kind) },
        ]}
      />
      {error ? (
        <ProblemState problem={problemOf(error)} what={contentMessages.what.version} onRetry={refresh} />
      ) : (
        <LoadingState what={contentMessages.what.theVersion} lines={10} />
      )}
    </>
  )
}
