import { chakra } from '@chakra-ui/react'
import {
  contentNodeFields,
  contentValueInWords,
  wordsOfContent,
  type ContentField,
  type ContentFields,
  type ContentKind,
  type ContentNodeKind,
} from '@portal/domain'
import { useState } from 'react'
import { agoInWords } from '../../lib/ago'
import type { Conflict } from '../../lib/autosave-queue'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { contentMessages } from './content-messages'
import { fieldLabel } from './content-nodes'

const m = contentMessages.conflict
type Side = 'mine' | 'theirs'

interface ContentConflictDialogProps {
  kind: ContentKind
  nodeKind: ContentNodeKind
  conflict: Conflict<ContentFields> & { mine: ContentFields }
  onKeep: (value: ContentFields) => void
  onTakeTheirs: () => void
}

/** Two people changed one place: what differs, field by field; nothing is written until a side is chosen. */
export function ContentConflictDialog({
  kind,
  nodeKind,
  conflict,
  onKeep,
  onTakeTheirs,
}: ContentConflictDialogProps) {
  const { mine, theirs, by, at } = conflict
  const [sides, setSides] = useState<Partial<Record<ContentField, Side>>>({})
  const differing = contentNodeFields[nodeKind].filter(
    (field) => contentValueInWords(mine, field) !== contentValueInWords(theirs, field),
  )
  const mixed = differing.some((field) => sides[field] === 'theirs')
  const chosen = (): ContentFields => ({
    ...mine,
    ...Object.fromEntries(
      differing.map((field) => [field, (sides[field] === 'theirs' ? theirs : mine)[field]]),
    ),
  })
  return (
    <Dialog
      open
      onClose={() => undefined}
      title={m.title}
      width="role"
      role="alertdialog"
      staticBackdrop
      closeButton={false}
      footer={
        <>
          <Button onClick={onTakeTheirs}>{m.takeTheirs}</Button>
          <Button variant={mixed ? 'outline' : 'solid'} onClick={() => onKeep(mine)}>
            {m.keepMine}
          </Button>
          {mixed && (
            <Button variant="solid" onClick={() => onKeep(chosen())}>
              {m.saveChoice}
            </Button>
          )}
        </>
      }
    >
      <chakra.p marginBottom="12px">
        {by && at ? m.saved(by, agoInWords(at, new Date())) : m.savedBySomebody}
      </chakra.p>
      {differing.length === 0 && <p>{m.same}</p>}
      {differing.map((field) => (
        <chakra.fieldset key={field} marginBottom="14px" minWidth="0">
          <chakra.legend textStyle="blockTitle" padding="0" marginBottom="4px">
            {fieldLabel(kind, field)}
          </chakra.legend>
          <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="8px">
            {(['mine', 'theirs'] as const).map((side) => (
              <chakra.label
                key={side}
                display="grid"
                gridTemplateColumns="18px minmax(0, 1fr)"
                gap="2px 8px"
                padding="8px 10px"
                border="1px solid {colors.border.default}"
                borderRadius="sm"
                fontFamily="body"
                cursor="pointer"
                css={{ '&:has(:checked)': { bg: 'brand.subtle', borderColor: 'brand.solid' } }}
              >
                <chakra.input
                  type="radio"
                  name={`conflict-${field}`}
                  checked={(sides[field] ?? 'mine') === side}
                  onChange={() => setSides((known) => ({ ...known, [field]: side }))}
                  width="16px"
                  height="16px"
                  margin="3px 0 0"
                  accentColor="brand.solid"
                />
                <chakra.span textStyle="label" lineHeight="22px">
                  {m[side]}
                </chakra.span>
                <chakra.span gridColumn="2" whiteSpace="pre-line" overflowWrap="anywhere">
                  {wordsOfContent(contentValueInWords(side === 'mine' ? mine : theirs, field)) || m.empty}
                </chakra.span>
              </chakra.label>
            ))}
          </chakra.div>
        </chakra.fieldset>
      ))}
    </Dialog>
  )
}
