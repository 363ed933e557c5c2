import { Menu } from '@chakra-ui/react'
import { SubmitState } from '@portal/domain'
import { useNavigate } from 'react-router-dom'
import { AnchoredMenu, type AnchoredMenuProps } from '../../ui/anchored-menu'
import { selfAssessmentMessages } from './self-assessment-messages'
import { selfAssessmentPaths } from './self-assessment-paths'
import type { SelfAssessmentRowFieldsFragment } from './self-assessment.generated'

const words = selfAssessmentMessages.list

export interface RowMenuProps {
  row: SelfAssessmentRowFieldsFragment
  onActivate: (() => void) | undefined
  onReset: (() => void) | undefined
}

/** Steps of one row: open it, activate it, or take the activation back. */
export function RowMenuItems(props: RowMenuProps & Pick<AnchoredMenuProps, 'button' | 'onClose'>) {
  const { row, onActivate, onReset, button, onClose } = props
  const navigate = useNavigate()
  const resettable = row.submitState !== SubmitState.notActivated && row.submitState < SubmitState.submitted
  return (
    <AnchoredMenu
      button={button}
      label={words.actionsOf(`${row.lea.shortName} ${row.part}`)}
      onClose={onClose}
      onSelect={(value) => {
        if (value === 'open') void navigate(selfAssessmentPaths.selfAssessment(row.id))
        if (value === 'activate') onActivate?.()
        if (value === 'reset') onReset?.()
      }}
    >
      <Menu.Item value="open">{words.open}</Menu.Item>
      {onActivate && row.submitState === SubmitState.notActivated && (
        <Menu.Item value="activate" disabled={!row.activate.allowed} title={row.activate.reason ?? undefined}>
          {words.activate}
        </Menu.Item>
      )}
      {onReset && resettable && <Menu.Item value="reset">{words.resetActivation}</Menu.Item>}
    </AnchoredMenu>
  )
}
