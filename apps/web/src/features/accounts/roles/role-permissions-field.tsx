import { chakra } from '@chakra-ui/react'
import { lackedPermissions } from '@portal/domain'
import { useField } from 'formik'
import { useId } from 'react'
import { useViewer } from '../../../lib/session/viewer'
import { FieldError, FieldHint } from '../../../ui/field/field-frame'
import { ChoiceLabel, choiceStyle } from '../../../ui/field/radio-group-field'
import type { RolePermissionsQuery } from './roles.generated'
import { rolesMessages } from './roles-messages.generated'

const words = rolesMessages.editor

interface RolePermissionsFieldProps {
  permissions: RolePermissionsQuery['permissions']
  readOnly: boolean
}

/** Permission toggles by group, each with what it allows. A person cannot give permissions that they lack. */
export function RolePermissionsField({ permissions, readOnly }: RolePermissionsFieldProps) {
  const viewer = useViewer()
  const [field, meta, helpers] = useField<readonly string[]>('permissions')
  const error = meta.touched ? meta.error : undefined
  const id = useId()
  const lacked = new Set(
    lackedPermissions(
      viewer,
      permissions.map(({ value }) => value),
    ),
  )
  const groups = [...new Set(permissions.map(({ groupName }) => groupName))].map(
    (group) => [group, permissions.filter(({ groupName }) => groupName === group)] as const,
  )
  const change = (value: string, on: boolean) =>
    void helpers.setValue(on ? [...field.value, value] : field.value.filter((one) => one !== value))
  return (
    <chakra.fieldset
      minWidth="0"
      marginBottom="14px"
      aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
    >
      <chakra.legend textStyle="label" padding="0">
        {words.permissions}
      </chakra.legend>
      <FieldHint id={`${id}-hint`}>{words.permissionsHint}</FieldHint>
      <FieldError id={`${id}-error`} error={error} />
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
        gap="10px 18px"
        marginTop="6px"
      >
        {groups.map(([group, members]) => (
          <chakra.fieldset key={group} minWidth="0">
            <chakra.legend textStyle="blockTitle" padding="0" marginBottom="2px">
              {group}
            </chakra.legend>
            {members.map(({ value, name, description }) => {
              const reason = lacked.has(value) ? words.ownLack : null
              return (
                <chakra.div key={value} marginBottom="6px" title={reason ?? undefined}>
                  <ChoiceLabel minHeight={{ base: '32px', md: '26px' }}>
                    <chakra.input
                      type="checkbox"
                      role="switch"
                      name="permissions"
                      aria-describedby={`${id}-${value}`}
                      checked={field.value.includes(value)}
                      aria-checked={field.value.includes(value)}
                      disabled={readOnly || reason !== null}
                      onChange={(event) => change(value, event.currentTarget.checked)}
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
                    {reason ? `${description} ${reason}` : description}
                  </chakra.p>
                </chakra.div>
              )
            })}
          </chakra.fieldset>
        ))}
      </chakra.div>
    </chakra.fieldset>
  )
}
