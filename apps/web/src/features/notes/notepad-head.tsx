import { chakra } from '@chakra-ui/react'
import { badgeYearName, noteCategories } from '@portal/domain'
import { Alert } from '../../ui/feedback/alert'
import { notesMessages } from './notes-messages.generated'

const words = notesMessages.pad

interface NotepadHeadProps {
  id: string
  category: number
  leaName: string
  year: number
  pending: boolean
  /** Whether this browser keeps unsaved text. */
  keeps: boolean
  /** Why the server refused it, where no field says so. */
  message: string
}

/** What the note is about, and the warning while it is not saved; its line stays, so that nothing jumps. */
export function NotepadHead({ id, category, leaName, year, pending, keeps, message }: NotepadHeadProps) {
  const facts = [noteCategories[category], leaName, badgeYearName(year)].filter(Boolean)
  return (
    <chakra.div flex="none" padding="9px 14px 0">
      <chakra.p id={id} fontSize="sm" fontWeight="600" lineHeight="1.3" color="fg.muted">
        {facts.join(' · ')}
      </chakra.p>
      <chakra.div role="status" minHeight="30px" marginTop="4px" colorPalette="dueSoon" lineHeight="1.3">
        {pending && (
          <chakra.p
            padding="5px 10px"
            bg="colorPalette.subtle"
            border="1px solid {colors.colorPalette.border}"
            borderRadius="sm"
            color="colorPalette.fg"
            fontSize="sm"
          >
            <b>{words.pending}</b> {keeps ? words.keptHere : words.notKept}
          </chakra.p>
        )}
      </chakra.div>
      {message && <Alert status="error">{message}</Alert>}
    </chakra.div>
  )
}
