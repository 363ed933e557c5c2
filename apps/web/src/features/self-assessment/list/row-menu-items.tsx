import { Menu } from '@chakra-ui/react'
import { afterSubmitAct, dueIn, reminderIn, SubmitState } from '@portal/domain'
import { useNavigate } from 'react-router-dom'
import { showNotepad } from '../../../lib/notepads-to-open'
import { useViewer } from '../../../lib/session/viewer'
import { AnchoredMenu, type AnchoredMenuProps } from '../../../ui/action/anchored-menu'
import { isRowAct, type RowAct } from './row-acts'
import { selfAssessmentMessages } from '../self-assessment-messages.generated'
import { selfAssessmentPaths } from '../self-assessment-paths'
import type { SelfAssessmentRowFieldsFragment } from './self-assessment-list.generated'

const words = selfAssessmentMessages.list

export interface RowMenuProps {
  row: SelfAssessmentRowFieldsFragment
  /** Undefined for people who may not act on rows. */
  onAct: ((act: RowAct) => void) | undefined
  reviews: boolean
}

/** Actions of one row: open it or its review, activate it, reset the activation, or write a note about its agency and year. */
export function RowMenuItems(props: RowMenuProps & Pick<AnchoredMenuProps, 'button' | 'onClose'>) {
  const { row, onAct, reviews, button, onClose } = props
  const navigate = useNavigate()
  const { isStateMonitor } = useViewer()
  const { submitState } = row
  const can = (act: Parameters<typeof afterSubmitAct>[1]) => afterSubmitAct(submitState, act) !== undefined
  return (
    <AnchoredMenu
      button={button}
      label={words.actionsOf({ row: `${row.lea.shortName} ${row.part}` })}
      onClose={onClose}
      onSelect={(value) => {
        if (value === 'open') void navigate(selfAssessmentPaths.selfAssessment(row.id))
        if (value === 'review') void navigate(selfAssessmentPaths.review(row.id))
        if (value === 'sent') void navigate(selfAssessmentPaths.unreviewed(row.id))
        if (value === 'reports') void navigate(selfAssessmentPaths.document(row.id, 'yearly'))
        if (isRowAct(value)) onAct?.(value)
        if (value === 'note') showNotepad({ kind: 'new', leaId: row.leaId, year: row.year })
      }}
    >
      <Menu.Item value="open">{words.open}</Menu.Item>
      {reviews && row.submitState >= SubmitState.submitted && (
        <Menu.Item value="review">{words.review}</Menu.Item>
      )}
      {reviews && row.subsectionsSent > 0 && <Menu.Item value="sent">{words.reviewSent}</Menu.Item>}
      {submitState !== SubmitState.notActivated && <Menu.Item value="reports">{words.reports}</Menu.Item>}
      {onAct && can('activate') && (
        <Menu.Item value="activate" disabled={!row.activate.allowed} title={row.activate.reason ?? undefined}>
          {words.activate}
        </Menu.Item>
      )}
      {onAct && dueIn(submitState).allowed && <Menu.Item value="due">{words.setDue}</Menu.Item>}
      {onAct && reminderIn(submitState).allowed && <Menu.Item value="remind">{words.remind}</Menu.Item>}
      {onAct && can('resetActivation') && <Menu.Item value="reset">{words.resetActivation}</Menu.Item>}
      {onAct && can('reopen') && <Menu.Item value="reopen">{words.reopen}</Menu.Item>}
      {isStateMonitor && <Menu.Item value="note">{words.addNote}</Menu.Item>}
    </AnchoredMenu>
  )
}
