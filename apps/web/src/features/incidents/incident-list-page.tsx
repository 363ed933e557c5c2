import { FileUp, FilePlus2, Scale } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useViewer } from '../../lib/session/viewer'
import { Button } from '../../ui/action/button'
import { TextLink } from '../../ui/action/link'
import { Alert } from '../../ui/feedback/alert'
import { queryOf } from '../../ui/list/list-address'
import { ListPage } from '../../ui/list/list-page'
import { useServerList, useServerTools } from '../../ui/list/use-server-list'
import { AnnualTabs } from './annual/annual-tabs'
import type { Choices } from './incident-choices'
import { IncidentNotices } from './incident-notices'
import { incidentsColumns } from './incidents-columns'
import { incidentFilterFields, incidentVariables, useIncidentAddress } from './incidents-filters'
import { incidentsMessages as m } from './incidents-messages.generated'
import { incidentsPaths } from './incidents-paths'
import { IncidentsDocument, type IncidentsQuery } from './incidents.generated'

const ImportDialog = lazy(() =>
  import('./incident-import-dialog').then((module) => ({ default: module.IncidentImportDialog })),
)
const ParametersDialog = lazy(() =>
  import('./incident-parameters-dialog').then((module) => ({ default: module.IncidentParametersDialog })),
)

const words = m.list

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'list',
  'notice due',
  'filtered to nothing',
  'empty',
  'importing',
  'import refused',
  'recording a notice',
  'parameters',
  'reader',
  'error',
  'offline',
]

/** The register of incidents; filters and order stand in the address. */
export function Component() {
  const navigate = useNavigate()
  const { leaId } = useViewer()
  const { list, address, choices, answer, data } = useServerList({
    address: useIncidentAddress(),
    query: IncidentsDocument,
    variables: (query, withChoices) => ({ ...incidentVariables(query), withChoices }),
    page: ({ incidents }: IncidentsQuery) => incidents,
    choices: (loaded) => loaded.choices,
  })
  const { filters, sort } = address
  const tools = useServerTools({
    list: 'incidents',
    path: incidentsPaths.export,
    shown: { ...queryOf(filters), sort },
  })
  const [open, setOpen] = useState<'import' | 'parameters'>()
  // They come with the choices of the filters: once.
  const [codes, setCodes] = useState<Choices>()
  if (data?.incidentChoices && data.incidentChoices !== codes) setCodes(data.incidentChoices)
  const columns = useMemo(() => incidentsColumns(codes), [codes])
  const add = answer?.add
  const refused = add && !add.allowed && add.reason
  return (
    <ListPage
      header={{
        title: m.title,
        breadcrumb: [{ label: m.landingPage, to: '/' }, { label: m.title }],
        facts: words.facts,
        // There before the response, so that nothing moves when it comes.
        actions: (
          <>
            <Button icon={<Scale aria-hidden />} onClick={() => setOpen('parameters')}>
              {words.parameters}
            </Button>
            {leaId !== null && (
              <>
                <Button
                  icon={<FileUp aria-hidden />}
                  disabledReason={refused}
                  onClick={() => setOpen('import')}
                >
                  {words.import}
                </Button>
                <Button
                  variant="solid"
                  icon={<FilePlus2 aria-hidden />}
                  disabledReason={refused}
                  onClick={() => void navigate(incidentsPaths.add)}
                >
                  {words.add}
                </Button>
              </>
            )}
          </>
        ),
      }}
      above={
        <>
          <AnnualTabs />
          {filters.sameStudentAs !== '' && (
            <Alert status="info" quiet>
              {words.sameStudent} <TextLink to={incidentsPaths.list}>{words.everyStudent}</TextLink>
            </Alert>
          )}
          <IncidentNotices notices={answer?.notices ?? []} onChanged={list.refresh} />
        </>
      }
      caption={words.caption}
      list={list}
      columns={columns}
      getRowId={({ id }) => String(id)}
      tools={tools}
      filters={{ label: words.filters, fields: incidentFilterFields(choices, codes, leaId !== null) }}
      empty={{ title: words.emptyTitle, body: words.emptyBody }}
      noMatch={{ title: words.noMatchTitle, body: words.noMatchBody, clear: words.clear }}
    >
      <Suspense fallback={null}>
        {open === 'import' && <ImportDialog onClose={() => setOpen(undefined)} onImported={list.refresh} />}
        {open === 'parameters' && <ParametersDialog onClose={() => setOpen(undefined)} />}
      </Suspense>
    </ListPage>
  )
}
