import { FilePlus2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useViewer } from '../../lib/session/viewer'
import { Button } from '../../ui/action/button'
import { queryOf } from '../../ui/list/list-address'
import { ListPage } from '../../ui/list/list-page'
import { useServerList, useServerTools } from '../../ui/list/use-server-list'
import { caseStudiesColumns } from './case-studies-columns'
import { caseStudyFilterFields, caseStudyVariables, useCaseStudyAddress } from './case-studies-filters'
import { caseStudiesMessages as m } from './case-studies-messages.generated'
import { caseStudiesPaths } from './case-studies-paths'
import { CaseStudiesDocument, type CaseStudiesQuery } from './case-studies.generated'

const CaseStudyDialog = lazy(() =>
  import('./case-study-dialog').then((module) => ({ default: module.CaseStudyDialog })),
)

const words = m.list

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'list',
  'filtered to nothing',
  'empty',
  'adding',
  'reader',
  'error',
  'offline',
]

/** Case studies of all agencies that the person sees; filters and order stand in the address. */
export function Component() {
  const navigate = useNavigate()
  const { isStateMonitor } = useViewer()
  const { list, address, choices, answer } = useServerList({
    address: useCaseStudyAddress(),
    query: CaseStudiesDocument,
    variables: (query, withChoices) => ({ ...caseStudyVariables(query), withChoices }),
    page: ({ caseStudies }: CaseStudiesQuery) => caseStudies,
    choices: (data) => data.choices,
  })
  const { filters, sort } = address
  const tools = useServerTools({
    list: 'case-studies',
    path: caseStudiesPaths.export,
    shown: { ...queryOf(filters), sort },
  })
  const [adding, setAdding] = useState(false)
  const add = answer?.add
  return (
    <ListPage
      header={{
        title: m.title,
        breadcrumb: [{ label: m.landingPage, to: '/' }, { label: m.title }],
        facts: words.facts,
        // There before the response, so that nothing moves when it comes.
        actions: isStateMonitor && (
          <Button
            variant="solid"
            icon={<FilePlus2 aria-hidden />}
            disabledReason={add && !add.allowed && add.reason}
            onClick={() => setAdding(true)}
          >
            {words.add}
          </Button>
        ),
      }}
      caption={words.caption}
      list={list}
      columns={caseStudiesColumns}
      getRowId={({ id }) => String(id)}
      tools={tools}
      filters={{ label: words.filters, fields: caseStudyFilterFields(choices) }}
      empty={{ title: words.emptyTitle, body: words.emptyBody }}
      noMatch={{ title: words.noMatchTitle, body: words.noMatchBody, clear: words.clear }}
    >
      {adding && (
        <Suspense fallback={null}>
          <CaseStudyDialog
            onClose={() => setAdding(false)}
            onAdded={(id) => void navigate(caseStudiesPaths.one(id))}
          />
        </Suspense>
      )}
    </ListPage>
  )
}
