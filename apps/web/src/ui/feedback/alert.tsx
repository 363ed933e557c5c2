import { chakra } from '@chakra-ui/react'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { IconButton } from '../action/icon-button'
import { feedbackMessages } from './feedback-messages.generated'

export type AlertStatus = 'info' | 'success' | 'warning' | 'error'

const looks = {
  info: { palette: 'info', Icon: Info },
  success: { palette: 'success', Icon: CircleCheck },
  warning: { palette: 'dueSoon', Icon: TriangleAlert },
  error: { palette: 'overdue', Icon: CircleAlert },
} as const

export interface AlertProps {
  status: AlertStatus
  title?: string
  children?: ReactNode
  /** Shows a close button. */
  onClose?: () => void
  /** Closes by itself after so many milliseconds (needs onClose). */
  closeAfter?: number
  /** Quiet alerts are read when the reader gets there; others are announced. */
  quiet?: boolean
  /** One line high, where there is little height. */
  compact?: boolean
}

/** A message inside the page that stays until it is solved or closed; 'Uh Oh!' panels are error alerts. */
export function Alert({ status, title, children, onClose, closeAfter, quiet, compact }: AlertProps) {
  const { palette, Icon } = looks[status]
  useEffect(() => {
    if (!closeAfter || !onClose) return
    const timer = setTimeout(onClose, closeAfter)
    return () => clearTimeout(timer)
  }, [closeAfter, onClose])
  return (
    <chakra.div
      role={quiet ? undefined : status === 'error' ? 'alert' : 'status'}
      colorPalette={palette}
      display="flex"
      gap="10px"
      padding={compact ? '3px 8px' : '10px 12px'}
      marginBottom={compact ? '0' : '14px'}
      border="1px solid {colors.colorPalette.border}"
      borderLeft="4px solid {colors.colorPalette.solid}"
      borderRadius="sm"
      bg="colorPalette.subtle"
      color="colorPalette.fg"
      fontSize="md"
      lineHeight="1.4"
      css={{ '& a': { color: 'inherit', fontWeight: 600 } }}
    >
      <chakra.span color="colorPalette.icon" flex="none" paddingTop="2px">
        <Icon size={18} aria-hidden />
      </chakra.span>
      <chakra.div flex="1" minWidth="0" whiteSpace="pre-line">
        {title && (
          <chakra.p textStyle="blockTitle" marginBottom={children ? '2px' : '0'}>
            {title}
          </chakra.p>
        )}
        {children}
      </chakra.div>
      {onClose && <IconButton label={feedbackMessages.close} icon={<X aria-hidden />} onClick={onClose} />}
    </chakra.div>
  )
}
