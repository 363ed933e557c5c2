import { chakra } from '@chakra-ui/react'
import { complianceYearName } from '@portal/domain'
import { Pencil } from 'lucide-react'
import { formatDate } from '../../../lib/format'
import { problemOf } from '../../../lib/problem'
import { useViewer } from '../../../lib/session/viewer'
import { useRefresh } from '../../../lib/use-refresh'
import { LinkButton, TextLink } from '../../../ui/action/link'
import { MissingRecord } from '../../../ui/feedback/missing-record'
import { LoadingState, ProblemState } from '../../../ui/feedback/states'
import { Card } from '../../../ui/layout/card'
import { PageHeader } from '../../../ui/layout/page-header'
import { wordOfCode, type Choices } from '../incident-choices'
import { IncidentFlagChips } from '../incident-flag-chips'
import { IncidentTabs } from '../incident-tabs'
import { incidentsMessages as m } from '../incidents-messages.generated'
import { incidentsPaths, useIncidentId } from '../incidents-paths'
import { useIncidentQuery, type IncidentFieldsFragment as Incident } from '../incidents.generated'
import { IncidentFacts } from './incident-facts'
import { StudentCard } from './student-card'

const words = m.page

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'flagged',
  'own',
  'student shown',
  'reader',
  'not found',
  'error',
  'offline',
]

/** One incident: what happened, what is flagged, and its student, masked. */
export function Component() {
  const id = useIncidentId()
  const valid = Number.isInteger(id)
  const { data, error, refetch } = useIncidentQuery({
    variables: { id },
    skip: !valid,
    fetchPolicy: 'cache-and-network',
  })
  const refresh = useRefresh(refetch)
  const incident = data?.incident
  if (!valid || (data && !incident && !error))
    return <MissingRecord what={words.what} list={incidentsPaths.list} />
  if (!data || !incident)
    return (
      <>
        <PageHeader title={m.title} breadcrumb={[{ label: m.title, to: incidentsPaths.list }]} />
        {error ? (
          <ProblemState problem={problemOf(error)} what={words.what} onRetry={refresh} />
        ) : (
          <LoadingState what={words.loading} lines={8} />
        )}
      </>
    )
  return <IncidentRecord incident={incident} choices={data.incidentChoices} />
}

function IncidentRecord({ incident, choices }: { incident: Incident; choices: Choices }) {
  const { leaId } = useViewer()
  const { id, number, lea, year, kind, flags, minutes, incidentDate, edit } = incident
  const title = words.titled({ number })
  return (
    <>
      <PageHeader
        title={title}
        breadcrumb={[
          { label: m.landingPage, to: '/' },
          { label: m.title, to: incidentsPaths.list },
          { label: title },
        ]}
        facts={words.facts({
          kind: wordOfCode(choices, 'kind', kind),
          day: formatDate(incidentDate),
          n: minutes,
          agency: lea.shortName,
          year: complianceYearName(year),
        })}
        actions={
          leaId !== null &&
          edit.allowed && (
            <LinkButton to={incidentsPaths.edit(id)} icon={<Pencil aria-hidden />}>
              {words.edit}
            </LinkButton>
          )
        }
      />
      <IncidentTabs id={id} />
      <chakra.div display="grid" gap="14px" marginTop="14px">
        <Card title={words.flags} note={flags.length}>
          {flags.length === 0 ? (
            <IncidentFlagChips flags={flags} />
          ) : (
            <chakra.ul aria-label={words.flags} listStyleType="none" display="grid" gap="8px">
              {flags.map((flag) => (
                <chakra.li key={flag.key} display="flex" flexWrap="wrap" alignItems="center" gap="4px 10px">
                  <IncidentFlagChips flags={[flag]} />
                  <span>{flag.reason}</span>
                </chakra.li>
              ))}
            </chakra.ul>
          )}
          <chakra.p marginTop="10px" color="fg.muted" fontSize="sm">
            {words.flagsNote}
          </chakra.p>
        </Card>
        <StudentCard incident={incident} choices={choices}>
          <TextLink to={incidentsPaths.sameStudent(id)}>{words.ofStudent(incident.ofStudent)}</TextLink>
        </StudentCard>
        <IncidentFacts incident={incident} choices={choices} />
      </chakra.div>
    </>
  )
}
