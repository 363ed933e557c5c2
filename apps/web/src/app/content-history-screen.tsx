import { useLocation, useParams } from 'react-router-dom'
import { RecordHistoryView } from '../features/audit-trail/record-history-view'
import { contentMessages } from '../features/content/content-messages.generated'
import { contentKindOf, contentPaths } from '../features/content/content-paths'

/** The states that this screen can be in. */
export const screenStates = ['loading', 'history', 'empty', 'error', 'forbidden', 'offline']

const targets = {
  'self-assessment': 'selfAssessmentContent',
  'required-documents': 'requiredDocumentContent',
  'desk-audit': 'auditContent',
  services: 'auditContent',
  'policies-procedures': 'auditContent',
  'alternate-framework': 'auditContent',
  'restraint-seclusion': 'auditContent',
} as const

/** The change log of one place of the content, in every version and year. */
export function Component() {
  const kind = contentKindOf(useLocation().pathname)
  const { id, contentId = '' } = useParams()
  return (
    <RecordHistoryView
      targetType={targets[kind]}
      targetId={contentId}
      what={contentMessages.editor.place}
      breadcrumb={[
        { label: contentMessages.landingPage, to: '/' },
        { label: contentMessages.title[kind], to: contentPaths.welcome(kind) },
        {
          label: contentMessages.editor.version,
          to: contentPaths.version(kind, Number(id), contentId),
        },
      ]}
    />
  )
}
