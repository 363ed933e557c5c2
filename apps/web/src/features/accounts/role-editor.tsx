import { chakra } from '@chakra-ui/react'
import { Form, Formik } from 'formik'
import { useId } from 'react'
import type { PayloadError } from '../../lib/form-errors'
import { problemOf } from '../../lib/problem'
import { yupErrors } from '../../lib/yup-errors'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { ErrorSummary, FormErrorSummary } from '../../ui/error-summary'
import { LoadingState, ProblemState } from '../../ui/states'
import { TextAreaField } from '../../ui/text-area-field'
import { TextField } from '../../ui/text-field'
import { useRolePermissionsQuery, type RoleFieldsFragment } from './roles.generated'
import { roleFormSchema, type RoleFormValues } from './role-form'
import { RolePermissionsField } from './role-permissions-field'
import { rolesMessages } from './roles-messages'

const words = rolesMessages.editor

export interface RoleEditorProps {
  /** Null for a new one. */
  role: RoleFieldsFragment | null
  /** What was typed when saving failed. */
  typed?: RoleFormValues | undefined
  refusals?: readonly PayloadError[] | undefined
  onSubmit: (values: RoleFormValues) => void
  onClose: () => void
}

/** Role editor: at most 700 px wide, not closed by a click beside it (specification 000 section 2). */
export function RoleEditor({ role, typed, refusals = [], onSubmit, onClose }: RoleEditorProps) {
  const formId = useId()
  const { data, error, refetch } = useRolePermissionsQuery()
  // Some permissions are offered only when a role is edited.
  const permissions = data?.permissions.filter(({ editOnly }) => role !== null || !editOnly)
  const readOnly = role !== null && !role.edit.allowed
  const initial: RoleFormValues = typed ?? {
    name: role?.name ?? '',
    description: role?.description ?? '',
    usersCount: role?.usersCount ?? 0,
    permissions: role?.permissions ?? [],
  }
  const fields = refusals.filter(({ field }) => field && field in initial)
  const initialErrors = Object.fromEntries(fields.map(({ field, message }) => [String(field), message]))
  const initialTouched = Object.fromEntries(fields.map(({ field }) => [String(field), true]))

  return (
    <Formik
      initialValues={initial}
      initialErrors={initialErrors}
      initialTouched={initialTouched as Record<string, never>}
      validate={(values) => yupErrors(roleFormSchema(role), values)}
      onSubmit={onSubmit}
    >
      {(form) => (
        <Dialog
          open
          onClose={onClose}
          title={role ? words.editTitle : words.createTitle}
          width="role"
          staticBackdrop
          footer={
            readOnly ? (
              <Button onClick={onClose}>{words.close}</Button>
            ) : (
              <>
                <Button onClick={onClose}>{words.cancel}</Button>
                <Button type="submit" form={formId} variant="solid" loading={form.isSubmitting}>
                  {words.save}
                </Button>
              </>
            )
          }
        >
          <Form id={formId} noValidate>
            {form.submitCount === 0 && refusals.length > 0 && (
              <ErrorSummary
                errors={refusals.map(({ field, message }) =>
                  field && field in initial ? { name: field, message } : { message },
                )}
              />
            )}
            <FormErrorSummary />
            {readOnly && (
              <Alert status="info" title={words.readOnly} quiet>
                {role.edit.reason}
              </Alert>
            )}
            <TextField
              name="name"
              label={words.name}
              autoComplete="off"
              readOnly={readOnly || (role?.isBuiltIn ?? false)}
              hint={role?.isBuiltIn ? words.builtInName : words.nameHint}
              optional
            />
            <TextAreaField name="description" label={words.description} rows={2} readOnly={readOnly} />
            {role ? (
              <chakra.p marginBottom="14px" fontSize="md">
                <b>{`${words.users}:`}</b> {role.usersCount}
              </chakra.p>
            ) : (
              <TextField
                name="usersCount"
                label={words.users}
                type="number"
                inputMode="numeric"
                hint={words.usersHint}
              />
            )}
            {permissions && <RolePermissionsField permissions={permissions} readOnly={readOnly} />}
            {!permissions && error && (
              <ProblemState
                problem={problemOf(error)}
                what="permissions"
                onRetry={() => void refetch().catch(() => undefined)}
              />
            )}
            {!permissions && !error && <LoadingState what="permissions" />}
          </Form>
        </Dialog>
      )}
    </Formik>
  )
}
