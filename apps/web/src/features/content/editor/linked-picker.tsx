import { chakra } from '@chakra-ui/react'
import { goneLinkName } from '@portal/domain'
import { useId } from 'react'
import { FieldError } from '../../../ui/field/field-frame'
import { ChoiceGrid, ChoiceLabel } from '../../../ui/field/radio-group-field'
import { fieldMessages } from '../../../ui/field/field-messages.generated'

interface LinkedPickerProps {
  label: string
  chosen: readonly string[]
  linked: readonly { contentId: string; label: string }[]
  readOnly: boolean
  error: string | undefined
  onChange: (chosen: string[]) => void
}

/** Document categories of a subsection, or the reverse; one that no longer exists is shown until it is removed. */
export function LinkedPicker({ label, chosen, linked, readOnly, error, onChange }: LinkedPickerProps) {
  const id = useId()
  const gone = chosen
    .filter((one) => !linked.some(({ contentId }) => contentId === one))
    .map((contentId) => ({ contentId, label: goneLinkName }))
  const options = [...linked, ...gone]
  return (
    <chakra.fieldset marginBottom="14px" minWidth="0" aria-describedby={error ? `${id}-error` : undefined}>
      <chakra.legend textStyle="label" padding="0" marginBottom="4px">
        {`${label}, ${fieldMessages.chosen({ n: chosen.length })}`}
      </chakra.legend>
      <ChoiceGrid
        maxHeight="212px"
        overflow="auto"
        padding="4px 10px"
        border="1px solid {colors.border.default}"
        borderRadius="sm"
      >
        {options.map((option) => (
          <ChoiceLabel key={option.contentId}>
            <chakra.input
              type="checkbox"
              checked={chosen.includes(option.contentId)}
              disabled={readOnly}
              onChange={(event) =>
                onChange(
                  event.currentTarget.checked
                    ? [...chosen, option.contentId]
                    : chosen.filter((one) => one !== option.contentId),
                )
              }
              width="18px"
              height="18px"
              flex="none"
              margin="0"
              accentColor="brand.solid"
            />
            {option.label}
          </ChoiceLabel>
        ))}
      </ChoiceGrid>
      <FieldError id={`${id}-error`} error={error} />
    </chakra.fieldset>
  )
}
