import { chakra } from '@chakra-ui/react'
import { Form, Formik } from 'formik'
import { useId, useState } from 'react'
import { problemOf } from '../../../lib/problem'
import { yupErrors } from '../../../lib/saving/yup-errors'
import { Alert } from '../../../ui/feedback/alert'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { FormErrorSummary } from '../../../ui/form/error-summary'
import { KeptForm } from '../../../ui/form/kept-form'
import { LoadingState, ProblemState } from '../../../ui/feedback/states'
import { TextAreaField } from '../../../ui/field/text-area-field'
import { TextField } from '../../../ui/field/text-field'
import { useRecordForm } from '../../../ui/form/use-record-form'
import { useRolePermissionsQuery, type RoleFieldsFragment } from './roles.generated'
import { roleFields, roleValues, storedRole } from './role-fields'
import { roleFormSchema, type RoleFormValues } from './role-form'
import { RolePermissionsField } from './role-permissions-field'
import { rolesMessages } from './roles-messages.generated'
import type { useRoleActs } from './use-role-acts'

const words = rolesMessages.editor

export interface RoleEditorProps {
  /** Null for a new one. */
  role: RoleFieldsFragment | null
  acts: Pick<ReturnType<typeof useRoleActs>, 'create' | 'update'>
  onSaved: () => void
  /** Another person saved first, and none of the person's changes is left to save. */
  onTheirs: () => void
  onClose: () => void
}

/** Role editor: at most 700 px wide, not closed by a click beside it (specification 000 section 2). */
export function RoleEditor({ role, acts, onSaved, onTheirs, onClose }: RoleEditorProps) {
  const formId = useId()
  const { data, error, refetch } = useRolePermissionsQuery()
  // Some permissions can be chosen only when a role is edited.
  const permissions = data?.permissions.filter(({ editOnly }) => role !== null || !editOnly)
  const readOnly = role !== null && !role.edit.allowed
  const [initial] = useState(() => roleValues(role))
  const record = useRecordForm<RoleFormValues, RoleFieldsFragment>({
    draft: readOnly ? null : ['role', role?.id ?? 'new'],
    row: role,
    initial,
    read: storedRole,
    fields: (_versions, row) =>
      roleFields(data?.permissions ?? [], row && !row.edit.allowed ? row.edit.reason : null),
    title: rolesMessages.conflict,
    canBeMadeAnew: true,
    send: async (values, version) => {
      const { errors, answer } =
        role && version !== null ? await acts.update({ ...role, version }, values) : await acts.create(values)
      return { errors, row: answer?.role ?? null }
    },
    onSaved,
    onTheirs,
    onClose,
  })

  return (
    <Formik
      initialValues={initial}
      validate={(values) => yupErrors(roleFormSchema(role), values)}
      onSubmit={record.save}
    >
      {(form) => (
        <KeptForm<RoleFormValues> {...record.kept}>
          {({ close, notice }) => (
            <>
              <Dialog
                // The list shows the change already; a refusal brings the editor back with what was typed.
                open={!form.isSubmitting}
                onClose={close}
                title={role ? words.editTitle : words.createTitle}
                width="role"
                staticBackdrop
                footer={
                  readOnly ? (
                    <Button onClick={close}>{words.close}</Button>
                  ) : (
                    <>
                      <Button onClick={close}>{words.cancel}</Button>
                      <Button type="submit" form={formId} variant="solid" loading={form.isSubmitting}>
                        {words.save}
                      </Button>
                    </>
                  )
                }
              >
                <Form id={formId} noValidate>
                  {notice}
                  {record.deleted}
                  <FormErrorSummary messages={record.general} />
                  {readOnly && (
                    <Alert status="info" title={words.readOnly} quiet>
                      {role.edit.reason}
                    </Alert>
                  )}
                  <RoleInputs readOnly={readOnly} role={role} />
                  {permissions && <RolePermissionsField permissions={permissions} readOnly={readOnly} />}
                  {!permissions && error && (
                    <ProblemState
                      problem={problemOf(error)}
                      what={rolesMessages.what.permissions}
                      onRetry={() => void refetch().catch(() => undefined)}
                    />
                  )}
                  {!permissions && !error && <LoadingState what={rolesMessages.what.permissions} />}
                </Form>
              </Dialog>
              {record.conflict}
            </>
          )}
        </KeptForm>
      )}
    </Formik>
  )
}

function RoleInputs({ readOnly, role }: { readOnly: boolean; role: RoleFieldsFragment | null }) {
  return (
    <>
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
    </>
  )
}
