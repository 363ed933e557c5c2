import type { ReactNode } from 'react'
import { TabLinks } from '../../../ui/layout/tab-links'
import { auditsPaths, type ProngPlace } from '../audits-paths'
import { ProngFrame } from '../prong/prong-frame'
import type { ProngHeadFieldsFragment as Prong } from '../prong/prong.generated'
import { resultsMessages } from './results-messages.generated'

const words = resultsMessages.reports

interface SummaryFrameProps {
  place: ProngPlace
  prong: Prong | null | undefined
  error: unknown
  onRefresh: () => void
  children: (prong: Prong) => ReactNode
}

/** Head of a prong and links to its reports, around one of them. */
export function SummaryFrame({ place, prong, error, onRefresh, children }: SummaryFrameProps) {
  const { typeKey, prongId } = place
  return (
    <ProngFrame place={place} page="summary" prong={prong} error={error} onRefresh={onRefresh}>
      {(shown) => (
        <>
          <TabLinks
            label={words.label}
            tabs={[
              { label: words.compliance, to: auditsPaths.summary(typeKey, prongId) },
              { label: words.noncompliance, to: auditsPaths.noncompliance(typeKey, prongId) },
              { label: words.corrections, to: auditsPaths.itemCorrections(typeKey, prongId) },
              { label: words.comparison, to: auditsPaths.comparison(typeKey, prongId) },
            ]}
          />
          {children(shown)}
        </>
      )}
    </ProngFrame>
  )
}
