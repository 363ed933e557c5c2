import { Menu } from '@chakra-ui/react'
import { SubmitState } from '@portal/domain'
import { EllipsisVertical } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { IconButton } from '../../ui/icon-button'
import { selfAssessmentMessages } from './self-assessment-messages'
import { selfAssessmentPaths } from './self-assessment-paths'
import type { SelfAssessmentRowFieldsFragment } from './self-assessment.generated'

const words = selfAssessmentMessages.list

interface RowMenuProps {
  row: SelfAssessmentRowFieldsFragment
  onActivate: (() => void) | undefined
  onReset: (() => void) | undefined
}

/** Steps of one row: open it, activate it, or take the activation back. */
export function RowMenu({ row, onActivate, onReset }: RowMenuProps) {
  const navigate = useNavigate()
  const resettable = row.submitState !== SubmitState.notActivated && row.submitState < SubmitState.submitted
  return (
    <Menu.Root lazyMount unmountOnExit positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <IconButton
          label={words.actionsOf(`${row.lea.shortName} ${row.part}`)}
          icon={<EllipsisVertical aria-hidden />}
        />
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content>
          <Menu.Item value="open" onClick={() => void navigate(selfAssessmentPaths.selfAssessment(row.id))}>
            {words.open}
          </Menu.Item>
          {onActivate && row.submitState === SubmitState.notActivated && (
            <Menu.Item
              value="activate"
              disabled={!row.activate.allowed}
              title={row.activate.reason ?? undefined}
              onClick={onActivate}
            >
              {words.activate}
            </Menu.Item>
          )}
          {onReset && resettable && (
            <Menu.Item value="reset" onClick={onReset}>
              {words.resetActivation}
            </Menu.Item>
          )}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  )
}
