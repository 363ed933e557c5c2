import { chakra } from '@chakra-ui/react'
import { Button } from '../../ui/action/button'
import { VisuallyHidden } from '../../ui/layout/visually-hidden'
import { notesMessages } from './notes-messages.generated'
import { notesPaths } from './notes-paths'

const words = notesMessages.pad

interface NotepadFootProps {
  saving: boolean
  /** The page of the notes is shown: the way there and Cancel are left out (specification 001 section 2.1). */
  onPage: boolean
  onSaveAndAdd: () => void
  onCancel: () => void
}

/** Save, Save and Add Another, Cancel, and a link to all notes. */
export function NotepadFoot({ saving, onPage, onSaveAndAdd, onCancel }: NotepadFootProps) {
  return (
    <chakra.div
      data-window-foot
      flex="none"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="4px 6px"
      padding="9px 14px 12px"
      borderTop="1px solid {colors.border.subtle}"
    >
      <Button type="submit" variant="solid" loading={saving}>
        {words.save}
      </Button>
      <Button loading={saving} onClick={onSaveAndAdd}>
        {words.saveAndAdd}
      </Button>
      {!onPage && (
        <>
          <Button variant="quiet" onClick={onCancel}>
            {words.cancel}
          </Button>
          <chakra.a
            href={`${notesPaths.list}/`}
            target="_blank"
            rel="noopener"
            display="inline-flex"
            alignItems="center"
            minHeight="36px"
            marginStart="auto"
            color="brand.fg"
            textStyle="label"
            textDecoration="underline"
            textUnderlineOffset="2px"
          >
            {words.list}
            <VisuallyHidden>{words.newTab}</VisuallyHidden>
          </chakra.a>
        </>
      )}
    </chakra.div>
  )
}
