import { chakra } from '@chakra-ui/react'
import { CloudCheck, CloudOff, CloudUpload } from 'lucide-react'
import { formatTime } from '../../lib/format'
import { Button } from '../action/button'
import { formMessages } from './form-messages.generated'

export type SaveStatus = 'clean' | 'saving' | 'saved' | 'failed'

export interface SaveStateProps {
  status: SaveStatus
  savedAt?: Date | string | null
  onRetry?: () => void
}

/** Autosave in words: "Saving", "Saved at 10:42 AM", "Not saved - retry". Red stays until it is solved. */
export function SaveState({ status, savedAt, onRetry }: SaveStateProps) {
  const look =
    status === 'failed'
      ? { fg: 'overdue.fg', icon: 'overdue.icon', Icon: CloudOff }
      : status === 'saved'
        ? { fg: 'success.fg', icon: 'success.icon', Icon: CloudCheck }
        : { fg: 'fg.muted', icon: 'fg.subtle', Icon: CloudUpload }
  return (
    <chakra.span
      role="status"
      display="inline-flex"
      alignItems="center"
      gap="6px"
      minHeight="24px"
      color={look.fg}
      fontSize="sm"
      fontWeight="600"
    >
      {status !== 'clean' && (
        <chakra.span color={look.icon} display="inline-flex">
          <look.Icon size={16} aria-hidden />
        </chakra.span>
      )}
      {status === 'saving' && formMessages.saving}
      {status === 'saved' &&
        (savedAt ? formMessages.savedAt({ time: formatTime(savedAt) }) : formMessages.saved)}
      {status === 'failed' && (
        <span>
          {formMessages.notSaved}{' '}
          <Button variant="link" onClick={onRetry}>
            {formMessages.retry}
          </Button>
        </span>
      )}
    </chakra.span>
  )
}
