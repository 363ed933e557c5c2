import { chakra } from '@chakra-ui/react'
import { badgeYearName, noteCategories } from '@portal/domain'
import { TriangleAlert } from 'lucide-react'
import { Alert } from '../../ui/alert'
import { notesMessages } from './notes-messages'

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
      <chakra.div role="status" minHeight="26px" marginTop="4px" colorPalette="dueSoon" lineHeight="1.3">
        {pending && (
          <chakra.p display="flex" gap="6px" alignItems="center" color="colorPalette.fg" fontSize="sm">
            <chakra.span color="colorPalette.icon" display="inline-flex">
              <TriangleAlert size={16} aria-hidden />
            </chakra.span>
            <chakra.b whiteSpace="nowrap">{words.pending}</chakra.b>
            <chakra.span color="fg.subtle">{keeps ? words.keptHere : words.notKept}</chakra.span>
          </chakra.p>
        )}
      </chakra.div>
      {message && <Alert status="error">{message}</Alert>}
    </chakra.div>
  )
}
