import { useApolloClient } from '@apollo/client/react'
import { useCallback, useState } from 'react'
import type { SaveOutcome } from '../../../lib/saving/autosave-queue'
import { outcomeOf } from '../../../parts/answering/save-outcome'
import {
  RecordSetupNowDocument,
  useUpdateRecordSetupMutation,
  type RecordSetupFieldsFragment,
  type RecordSetupNowQuery,
} from './record.generated'
import type { RecordPlace } from './record-paths'
import { setupOf, type SetupValue } from './setup-value'

const read = (setup: RecordSetupFieldsFragment) => ({
  values: setupOf(setup),
  version: setup.version,
  by: null,
  at: null,
})

/** Saves the setup of a record; what the server refuses of a question is kept by its key. */
export function useSaveSetup({ typeKey, recordId }: RecordPlace, onRefresh: () => void) {
  const client = useApolloClient()
  const [update] = useUpdateRecordSetupMutation()
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const save = useCallback(
    async (value: SetupValue, version: number, action: string): Promise<SaveOutcome<SetupValue>> => {
      const answers = Object.entries(value).map(([key, values]) => ({ key, values: [...values] }))
      const { data } = await update({
        variables: { input: { typeKey, id: recordId, answers, version } },
        context: { idempotencyKey: action },
      })
      const payload = data?.updateRecordSetup
      const errors = payload?.errors ?? []
      setRefused(
        Object.fromEntries(
          errors.flatMap(({ field, message }) =>
            field?.startsWith('answers.') ? [[field.slice('answers.'.length), message]] : [],
          ),
        ),
      )
      let row = payload?.setup
      if (errors.some(({ code }) => code === 'CONFLICT')) {
        const now = await client.query<RecordSetupNowQuery>({
          query: RecordSetupNowDocument,
          variables: { typeKey, recordId },
          fetchPolicy: 'network-only',
        })
        row = now.data?.auditRecordSetup
      }
      const outcome = outcomeOf(payload && { errors, row }, version, read)
      if (outcome.kind !== 'conflict') onRefresh()
      return outcome
    },
    [client, update, typeKey, recordId, onRefresh],
  )
  return { save, refused }
}
