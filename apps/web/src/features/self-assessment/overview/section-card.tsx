import { chakra } from '@chakra-ui/react'
import { SubsectionState } from '@portal/domain'
import { useMemo } from 'react'
import { Card } from '../../../ui/layout/card'
import { DataTable } from '../../../ui/table/data-table'
import { selfAssessmentMessages } from '../self-assessment-messages.generated'
import type {
  SelfAssessmentFieldsFragment,
  SubsectionSummaryFieldsFragment,
} from '../self-assessment.generated'
import { sectionColumns } from './section-columns'

const words = selfAssessmentMessages.agency

interface SectionCardProps {
  selfAssessmentId: number
  section: SelfAssessmentFieldsFragment['sections'][number]
  /** Until when the agency responds to a selective report. */
  due: Pick<SelfAssessmentFieldsFragment, 'responseDueOn'>
  /** The subsections that match the filter. */
  subsections: readonly SubsectionSummaryFieldsFragment[]
  /** Undefined for people who may not assign. */
  onAssign: ((subsection: SubsectionSummaryFieldsFragment) => void) | undefined
  /** Whether the viewer works for the state and may read reviews. */
  reviews: boolean
}

/** One section with its subsections: state, people, completion, documents. */
export function SectionCard(props: SectionCardProps) {
  const { selfAssessmentId, section, subsections, onAssign, reviews } = props
  const { responseDueOn } = props.due
  const columns = useMemo(
    () => sectionColumns({ selfAssessmentId, responseDueOn, onAssign, reviews }),
    [selfAssessmentId, responseDueOn, onAssign, reviews],
  )
  const ready = section.subsections.filter((one) => one.state >= SubsectionState.ready).length
  return (
    <Card
      title={`${section.number} ${section.title}`}
      actions={
        <chakra.span fontSize="sm" color="fg.subtle">
          {selfAssessmentMessages.overview.ready({ n: ready, total: section.subsections.length })}
        </chakra.span>
      }
      padded={false}
    >
      <DataTable
        caption={selfAssessmentMessages.overview.caption({ number: section.number })}
        columns={columns}
        rows={subsections}
        getRowId={(row) => String(row.id)}
        empty={{ title: words.noMatch }}
      />
    </Card>
  )
}
