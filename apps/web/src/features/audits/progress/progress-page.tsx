import { chakra } from '@chakra-ui/react'
import { useCallback } from 'react'
import { useProngPlace } from '../audits-paths'
import { ProngFrame } from '../prong/prong-frame'
import { AuditFindings } from './audit-findings'
import { CaseStudyLink } from './case-study-link'
import { NextStep } from './next-step'
import { progressMessages as words } from './progress-messages.generated'
import { useAuditCourseQuery } from './progress.generated'
import { ReviewCard } from './review-card'

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'reported',
  'agency',
  'asking for newer data',
  'round',
  'taking results back',
  'closing',
  'closed',
  'before the report',
  'not found',
  'error',
  'offline',
]

/** The course of an audit: what is next, its reviews and rounds, its findings, and its closing. */
export function Component() {
  const place = useProngPlace()
  const { data, error, refetch } = useAuditCourseQuery({
    variables: { ...place },
    skip: !Number.isInteger(place.prongId),
    fetchPolicy: 'cache-and-network',
  })
  const refresh = useCallback(() => void refetch().catch(() => undefined), [refetch])
  return (
    <ProngFrame place={place} page="progress" prong={data?.auditProng} error={error} onRefresh={refresh}>
      {() =>
        data?.auditProng && (
          <chakra.div display="grid" gap="14px">
            <CaseStudyLink prongId={place.prongId} />
            <NextStep place={place} prong={data.auditProng} progress={data.auditCourse} onChanged={refresh} />
            <chakra.section
              aria-label={words.reviews.label}
              display="grid"
              alignItems="start"
              gap="14px"
              gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(auto-fit, minmax(380px, 1fr))' }}
            >
              {data.auditCourse.reviews.map((review) => (
                <ReviewCard
                  key={review.prongId}
                  typeKey={place.typeKey}
                  review={review}
                  onChanged={refresh}
                />
              ))}
            </chakra.section>
            <AuditFindings auditId={data.auditCourse.auditId} rows={data.auditCourse.findings} />
          </chakra.div>
        )
      }
    </ProngFrame>
  )
}
