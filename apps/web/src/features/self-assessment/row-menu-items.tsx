import { Menu } from '@chakra-ui/react'
import { SubmitState } from '@portal/domain'
import { useNavigate } from 'react-router-dom'
import { askForNotepad } from '../../lib/notepad-desk'
import { useViewer } from '../../lib/viewer'
import { AnchoredMenu, type AnchoredMenuProps } from '../../ui/anchored-menu'
import { selfAssessmentMessages } from './self-assessment-messages'
import { selfAssessmentPaths } from './self-assessment-paths'
import type { SelfAssessmentRowFieldsFragment } from './self-assessment.generated'

const words = selfAssessmentMessages.list

export interface RowMenuProps {
  row: SelfAssessmentRowFieldsFragment
  onActivate: (() => void) | undefined
  onReset: (() => void) | undefined
  reviews: boolean
}

/** Steps of one row: open it or its review, activate it, take the activation back, or write a note about its agency and year. */
export function RowMenuItems(props: RowMenuProps & Pick<AnchoredMenuProps, 'button' | 'onClose'>) {
  const { row, onActivate, onReset, reviews, button, onClose } = props
  const navigate = useNavigate()
  const { isStateMonitor } = useViewer()
  const resettable = row.submitState !== SubmitState.notActivated && row.submitState < SubmitState.submitted
  return (
    <AnchoredMenu
      button={button}
      label={words.actionsOf(`${row.lea.shortName} ${row.part}`)}
      onClose={onClose}
      onSelect={(value) => {
        if (value === 'open') void navigate(selfAssessmentPaths.selfAssessment(row.id))
        if (value === 'review') void navigate(selfAssessmentPaths.review(row.id))
        if (value === 'sent') void navigate(selfAssessmentPaths.unreviewed(row.id))
        if (value === 'activate') onActivate?.()
        if (value === 'reset') onReset?.()
        if (value === 'note') askForNotepad({ kind: 'new', leaId: row.leaId, year: row.year })
      }}
    >
      <Menu.Item value="open">{words.open}</Menu.Item>
      {reviews && row.submitState >= SubmitState.submitted && (
        <Menu.Item value="review">{words.review}</Menu.Item>
      )}
      {reviews && row.subsectionsSent > 0 && <Menu.Item value="sent">{words.reviewSent}</Menu.Item>}
      {onActivate && row.submitState === SubmitState.notActivated && (
        <Menu.Item value="activate" disabled={!row.activate.allowed} title={row.activate.reason ?? undefined}>
          {words.activate}
        </Menu.Item>
      )}
      {onReset && resettable && <Menu.Item value="reset">{words.resetActivation}</Menu.Item>}
      {isStateMonitor && <Menu.Item value="note">{words.addNote}</Menu.Item>}
    </AnchoredMenu>
  )
}
