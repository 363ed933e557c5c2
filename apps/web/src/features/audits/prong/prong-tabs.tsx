import { auditRequestsPath, AuditStatus, auditTypeOf } from '@portal/domain'
import { useViewer } from '../../../lib/session/viewer'
import { TabLinks } from '../../../ui/layout/tab-links'
import { drawsFromList, subjectWords } from '../audits-kind'
import { auditsPaths, type ProngPlace } from '../audits-paths'
import { prongMessages } from './prong-messages.generated'

const words = prongMessages.tabs

interface ProngTabsProps {
  place: ProngPlace
  /** Undefined while the prong loads. */
  prong: { status: number; audit: { id: number; part: string } } | null | undefined
}

/** The pages of a prong that its reader may see. */
export function ProngTabs({ place: { typeKey, prongId }, prong }: ProngTabsProps) {
  const { leaId, isLocalAdmin, isLiaison, permissions } = useViewer()
  const isState = leaId === null
  const type = auditTypeOf(typeKey)
  const hasList = drawsFromList(type, prong?.audit.part ?? '')
  const hasMinutes = type?.recordForm === 'minutes'
  const isReported = (prong?.status ?? 0) >= AuditStatus.reportIssued
  // Administrators of the agency read what happened from its notification on; the server leaves out the rest.
  const seesHistory = permissions.includes('audit-trail.view') || isLocalAdmin
  return (
    <TabLinks
      label={words.label}
      tabs={[
        ...(hasList && (isState || isLocalAdmin)
          ? [
              {
                label: words.list({ subject: subjectWords(typeKey).title }),
                to: auditsPaths.list(typeKey, prongId),
              },
            ]
          : []),
        ...(hasList ? [{ label: words.sample, to: auditsPaths.sample(typeKey, prongId) }] : []),
        { label: words.records, to: auditsPaths.prong(typeKey, prongId) },
        ...(hasMinutes && (isState || isReported)
          ? [{ label: words.services, to: auditsPaths.serviceLines(typeKey, prongId) }]
          : []),
        ...((prong?.status ?? 0) >= AuditStatus.sampleDrawn
          ? [{ label: words.requests, to: auditRequestsPath(typeKey, prongId), within: true }]
          : []),
        // Nobody of the agency sees the review before the report.
        ...(isState || (isLocalAdmin && isReported)
          ? [{ label: words.summary, to: auditsPaths.summary(typeKey, prongId), within: true }]
          : []),
        ...(isReported ? [{ label: words.corrections, to: auditsPaths.corrections(typeKey, prongId) }] : []),
        ...(isLiaison ? [] : [{ label: words.documents, to: auditsPaths.documents(typeKey, prongId) }]),
        { label: words.letters, to: auditsPaths.letters(typeKey, prongId) },
        { label: words.progress, to: auditsPaths.progress(typeKey, prongId) },
        ...(seesHistory && prong
          ? [{ label: words.history, to: auditsPaths.history(typeKey, prongId, prong.audit.id) }]
          : []),
      ]}
    />
  )
}
