import { yearName, type YearKind } from '@portal/domain'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { accountsMessages } from '../features/accounts/accounts-messages.generated'
import { accountsPaths } from '../features/accounts/accounts-paths'
import { rolesMessages } from '../features/accounts/roles/roles-messages.generated'
import { agenciesMessages } from '../features/agencies/agencies-messages.generated'
import { agenciesPaths } from '../features/agencies/agencies-paths'
import { LeaTabs } from '../features/agencies/lea-tabs'
import { cohortsMessages } from '../features/cohorts/cohorts-messages.generated'
import { cohortsPaths } from '../features/cohorts/cohorts-paths'
import { findingsPaths } from '../features/findings/findings-paths'
import { notesMessages } from '../features/notes/notes-messages.generated'
import { notesPaths } from '../features/notes/notes-paths'
import { NotesTabs } from '../features/notes/notes-tabs'
import { RecordHistoryView } from '../features/audit-trail/record-history-view'
import { yearsMessages } from '../features/years/years-messages.generated'
import { yearKinds, yearsPaths } from '../features/years/years-paths'
import { auditTrailMessages } from '../features/audit-trail/audit-trail-messages.generated'

/** The states that this screen can be in. */
export const screenStates = ['loading', 'history', 'empty', 'error', 'forbidden', 'offline']

const home = { label: accountsMessages.dashboard, to: '/' }
const users = { label: accountsMessages.title, to: accountsPaths.users }
const yearTargets = {
  compliance: 'complianceYear',
  determinations: 'determinationYear',
  disputes: 'disputeYear',
} as const satisfies Record<YearKind, string>

/** History of a record of the administration: of a user, a role, an agency, a year, a finding or a note, as its address says. */
export function Component() {
  const { pathname } = useLocation()
  const id = useParams()['id'] ?? ''
  const kind = yearKinds.find((one) => pathname.startsWith(yearsPaths.managers[one]))
  if (kind)
    return (
      <RecordHistoryView
        targetType={yearTargets[kind]}
        targetId={id}
        what={yearName(kind, Number(id))}
        breadcrumb={[
          { label: yearsMessages.landingPage, to: '/' },
          { label: yearsMessages.title[kind], to: yearsPaths.managers[kind] },
        ]}
      />
    )
  // The history of a finding is a part of its page.
  if (pathname.startsWith(findingsPaths.list))
    return <Navigate to={findingsPaths.part(Number(id), 'history')} replace />
  if (pathname.startsWith(cohortsPaths.list))
    return (
      <RecordHistoryView
        targetType="cohort"
        targetId={id}
        what={auditTrailMessages.subjects.cohort}
        breadcrumb={[
          { label: accountsMessages.dashboard, to: '/' },
          { label: cohortsMessages.title, to: cohortsPaths.list },
        ]}
      />
    )
  if (pathname.startsWith(notesPaths.list))
    return (
      <RecordHistoryView
        targetType="note"
        targetId={id}
        what={auditTrailMessages.subjects.note}
        breadcrumb={[
          { label: notesMessages.landingPage, to: '/' },
          { label: notesMessages.title, to: notesPaths.list },
        ]}
        tabs={<NotesTabs history={id} />}
      />
    )
  if (pathname.startsWith(agenciesPaths.list))
    return (
      <RecordHistoryView
        targetType="lea"
        targetId={id}
        what={auditTrailMessages.subjects.agency}
        breadcrumb={[
          { label: agenciesMessages.landingPage, to: '/' },
          { label: agenciesMessages.title, to: agenciesPaths.list },
        ]}
        tabs={<LeaTabs id={Number(id)} />}
      />
    )
  const isRole = pathname.startsWith(accountsPaths.roles)
  return (
    <RecordHistoryView
      targetType={isRole ? 'role' : 'user'}
      targetId={id}
      what={isRole ? auditTrailMessages.subjects.role : auditTrailMessages.subjects.user}
      breadcrumb={
        isRole ? [home, users, { label: rolesMessages.title, to: accountsPaths.roles }] : [home, users]
      }
    />
  )
}
