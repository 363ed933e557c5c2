import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { problemOf } from '../../../lib/problem'
import { Alert } from '../../../ui/feedback/alert'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { LoadingState, ProblemState } from '../../../ui/feedback/states'
import { toast } from '../../../ui/feedback/toast'
import { accountsBulkMessages } from './accounts-bulk-messages.generated'
import { accountsMessages } from '../accounts-messages.generated'
import { answerOf, sentencesOf } from '../accounts-refusals'
import {
  useBulkDisableUsersMutation,
  usePreviewBulkDisableQuery,
  type BulkDisableRowFieldsFragment as Row,
} from './bulk-disable.generated'
import { rolesInWords } from './user-list-words'

const words = accountsBulkMessages.bulk

interface BulkDisableDialogProps {
  ids: readonly string[]
  onClose: () => void
  onDone: () => void
}

/** Disables many users at once, after showing who can be and who cannot; all of them or none. */
export function BulkDisableDialog({ ids, onClose, onDone }: BulkDisableDialogProps) {
  const { data, error, refetch } = usePreviewBulkDisableQuery({
    variables: { ids: [...ids] },
    fetchPolicy: 'network-only',
  })
  const [bulkDisableUsers, { loading }] = useBulkDisableUsersMutation()
  // The refusals of the server.
  const [changed, setChanged] = useState<{ rows: readonly Row[]; message: string }>()
  const rows = changed && changed.rows.length > 0 ? changed.rows : data?.previewBulkDisable
  const good = rows?.filter(({ disable }) => disable.allowed) ?? []
  const blocked = rows?.filter(({ disable }) => !disable.allowed) ?? []

  async function disable() {
    const { errors, answer } = await answerOf(
      async () =>
        (await bulkDisableUsers({ variables: { ids: good.map(({ id }) => id) } })).data?.bulkDisableUsers,
    )
    if (errors.length > 0) {
      setChanged({ rows: [...(answer?.rows ?? []), ...blocked], message: sentencesOf(errors) })
      return
    }
    toast({
      title: accountsMessages.disable.title,
      description: words.done({ count: answer?.disabled ?? good.length }),
      status: 'success',
      duration: 5000,
    })
    onDone()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title({ count: good.length || ids.length })}
      width="md"
      staticBackdrop
      footer={
        <>
          <Button onClick={onClose}>{accountsMessages.cancel}</Button>
          <Button
            variant="danger"
            loading={loading}
            disabledReason={rows !== undefined && good.length === 0 && words.none}
            disabled={rows === undefined}
            onClick={() => void disable()}
          >
            {words.confirm({ count: good.length || ids.length })}
          </Button>
        </>
      }
    >
      {changed && (
        <Alert status="error" title={words.changed}>
          {changed.message}
        </Alert>
      )}
      <chakra.p marginBottom="12px">{words.body}</chakra.p>
      {error && !rows && (
        <ProblemState
          problem={problemOf(error)}
          what={accountsBulkMessages.what.users}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!error && !rows && <LoadingState what={accountsBulkMessages.what.users} />}
      {rows && good.length === 0 && <Alert status="warning" title={words.none} quiet />}
      <People title={words.blocked} rows={blocked} />
      <People title={words.will} rows={good} />
    </Dialog>
  )
}

function People({ title, rows }: { title: string; rows: readonly Row[] }) {
  if (rows.length === 0) return null
  return (
    <chakra.section marginBottom="12px">
      <chakra.h3 textStyle="blockTitle" marginBottom="4px">
        {`${title} (${rows.length})`}
      </chakra.h3>
      <chakra.ul
        // Focusable, so that the keyboard can scroll it.
        tabIndex={0}
        aria-label={title}
        maxHeight="240px"
        overflow="auto"
        border="1px solid {colors.border.subtle}"
        borderRadius="sm"
        fontSize="md"
        css={{ '& li': { padding: '6px 10px', borderBottom: '1px solid {colors.border.subtle}' } }}
      >
        {rows.map((row) => (
          <li key={row.id}>
            <b>{row.fullName}</b>
            {`, ${row.userName}, ${[rolesInWords(row.roles), row.leaName].filter(Boolean).join(', ')}`}
            {row.disable.reason && (
              <chakra.span display="block" color="fg.subtle">
                {row.disable.reason}
              </chakra.span>
            )}
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
  )
}
