import { chakra } from '@chakra-ui/react'
import { complianceYearName, publishedContent } from '@portal/domain'
import { Printer } from 'lucide-react'
import { useLocation, useParams, useSearchParams } from 'react-router-dom'
import { problemOf } from '../../../lib/problem'
import { Button } from '../../../ui/action/button'
import { MissingRecord } from '../../../ui/feedback/missing-record'
import { PageHeader } from '../../../ui/layout/page-header'
import { Select } from '../../../ui/field/select'
import { LoadingState, ProblemState } from '../../../ui/feedback/states'
import { contentMessages } from '../content-messages.generated'
import { namesOf, nodesOf, versionInWords } from '../content-nodes'
import { contentKindOf, contentPaths } from '../content-paths'
import { ContentPreview } from './content-preview'
import { useContentVersionQuery } from '../content.generated'

const m = contentMessages.preview

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'as agency',
  'as monitor',
  'audit as agency',
  'audit as monitor',
  'not found',
  'error',
  'forbidden',
  'offline',
]

/** A version as agencies or monitors will read it, without retired places; for reading and printing. */
export function Component() {
  const kind = contentKindOf(useLocation().pathname)
  const id = Number(useParams()['id'])
  const [search, setSearch] = useSearchParams()
  const { data, error, refetch } = useContentVersionQuery({
    variables: { kind, id },
    skip: !Number.isInteger(id),
    fetchPolicy: 'cache-and-network',
  })
  const as = search.get('as') === 'monitor' ? 'monitor' : 'agency'
  const home = { label: contentMessages.title[kind], to: contentPaths.welcome(kind) }
  const version = data?.contentVersion
  if (!Number.isInteger(id) || (data && !version))
    return <MissingRecord what={contentMessages.what.version} list={contentPaths.welcome(kind)} />
  if (!version)
    return (
      <>
        <PageHeader title={m.title} breadcrumb={[home, { label: m.title }]} />
        {error ? (
          <ProblemState
            problem={problemOf(error)}
            what={contentMessages.what.version}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        ) : (
          <LoadingState what={contentMessages.what.theVersion} lines={10} />
        )}
      </>
    )
  return (
    <>
      <PageHeader
        title={m.title}
        breadcrumb={[
          home,
          {
            label: `${version.part} ${complianceYearName(version.year)}`,
            to: contentPaths.version(kind, version.id),
          },
          { label: m.title },
        ]}
        facts={`${versionInWords(version)}. ${m.asSeen[as]} ${m.note}`}
        actions={
          <>
            <span data-shell>
              <Select
                inline
                aria-label={m.as}
                value={as}
                options={[
                  { value: 'agency', label: m.agency },
                  { value: 'monitor', label: m.monitor },
                ]}
                onChange={(event) => setSearch({ as: event.currentTarget.value }, { replace: true })}
              />
            </span>
            <Button icon={<Printer aria-hidden />} onClick={() => print()}>
              {m.print}
            </Button>
          </>
        }
      />
      <chakra.div display="grid" gap="16px" maxWidth="900px">
        <ContentPreview
          nodes={publishedContent(nodesOf(version))}
          as={as}
          linked={version.linked ?? []}
          names={namesOf(kind, version, nodesOf(version))}
          citations={data?.contentCitations ?? []}
        />
      </chakra.div>
    </>
  )
}
