import { chakra } from '@chakra-ui/react'
import { clientScopes } from '@portal/domain'
import { useField } from 'formik'
import { useId } from 'react'
import { FieldError, FieldHint } from '../../../ui/field/field-frame'
import { ChoiceLabel, choiceStyle } from '../../../ui/field/radio-group-field'
import { clientsMessages } from './clients-messages.generated'

const words = clientsMessages.editor

/** Scopes to tick, each with what it lets a client do. */
export function ClientScopesField() {
  const [field, meta, helpers] = useField<readonly string[]>('scopes')
  const error = meta.touched ? meta.error : undefined
  const id = useId()
  const change = (value: string, on: boolean) =>
    void helpers.setValue(on ? [...field.value, value] : field.value.filter((one) => one !== value))
  return (
    <chakra.fieldset
      minWidth="0"
      marginBottom="14px"
      aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
    >
      <chakra.legend textStyle="label" padding="0">
        {words.scopes}
      </chakra.legend>
      <FieldHint id={`${id}-hint`}>{words.scopesHint}</FieldHint>
      <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4px 18px">
        {clientScopes.map(({ value, name, description }) => (
          <div key={value}>
            <ChoiceLabel minHeight={{ base: '32px', md: '26px' }}>
              <chakra.input
                type="checkbox"
                name="scopes"
                aria-describedby={`${id}-${value}`}
                checked={field.value.includes(value)}
                onChange={(event) => change(value, event.currentTarget.checked)}
                onBlur={() => void helpers.setTouched(true)}
                css={choiceStyle}
              />
              {name}
            </ChoiceLabel>
            <chakra.p
              id={`${id}-${value}`}
              paddingInlineStart="27px"
              fontSize="sm"
              lineHeight="1.3"
              color="fg.subtle"
            >
              {description}
            </chakra.p>
          </div>
        ))}
      </chakra.div>
      <FieldError id={`${id}-error`} error={error} />
    </chakra.fieldset>
  )
}
