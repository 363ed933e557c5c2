import { useApolloClient } from '@apollo/client/react'
import { useCallback, useRef, useState } from 'react'
import type { SaveOutcome } from '../../../lib/saving/autosave-queue'
import { outcomeOf } from '../../../parts/answering/save-outcome'
import {
  RecordSetupNowDocument,
  useUpdateRecordSetupMutation,
  useUpdateSkipLogicMutation,
  type RecordSetupFieldsFragment,
  type RecordSetupNowQuery,
} from './record.generated'
import type { RecordPlace } from './record-paths'
import type { LostAnswers } from './review/setup-preview'
import { setupOf, type SetupValue } from './setup-value'

const read = (setup: RecordSetupFieldsFragment) => ({
  values: setupOf(setup),
  version: setup.version,
  by: null,
  at: null,
})

/**
 * Saves the setup of a record; what the server refuses of a question is kept by its key. Where answers to items would be lost it
 * saves nothing before the person agreed to just these: `onLost` asks for that.
 */
export function useSaveSetup(
  { typeKey, recordId }: RecordPlace,
  { onRefresh, onLost }: { onRefresh: () => void; onLost: (lost: LostAnswers) => void },
) {
  const client = useApolloClient()
  const { send, sendAgreed } = useSendSetup({ typeKey, recordId })
  const agreed = useRef<readonly string[]>(undefined)
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const save = useCallback(
    async (value: SetupValue, version: number, action: string): Promise<SaveOutcome<SetupValue>> => {
      const answers = Object.entries(value).map(([key, values]) => ({ key, values: [...values] }))
      const seenLost = agreed.current
      agreed.current = undefined
      const payload = seenLost
        ? await sendAgreed({ answers, version, seenLost: [...seenLost] })
        : await send({ answers, version }, action)
      const lost = payload?.preview
      if (lost?.text) {
        const { text } = lost
        onLost({ text, ids: lost.answersLost.map(({ id }) => id) })
        return { kind: 'refused', message: `${text}.` }
      }
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
    [client, send, sendAgreed, typeKey, recordId, onRefresh, onLost],
  )
  const agree = useCallback((ids: readonly string[]) => {
    agreed.current = ids
  }, [])
  return { save, refused, agree }
}

interface SentSetup {
  answers: { key: string; values: string[] }[]
  version: number
}

/** The two ways to save a setup: one that loses no answers to items, and one after the person agreed to that. */
function useSendSetup({ typeKey, recordId }: Pick<RecordPlace, 'typeKey' | 'recordId'>) {
  const [update] = useUpdateRecordSetupMutation()
  const [skip] = useUpdateSkipLogicMutation()
  const send = useCallback(
    async (setup: SentSetup, idempotencyKey: string) => {
      const input = { typeKey, id: recordId, ...setup }
      const { data } = await update({ variables: { input }, context: { idempotencyKey } })
      return data?.updateRecordSetup
    },
    [update, typeKey, recordId],
  )
  const sendAgreed = useCallback(
    async (setup: SentSetup & { seenLost: string[] }) => {
      const { data } = await skip({ variables: { input: { typeKey, recordId, ...setup } } })
      return data?.updateSkipLogic
    },
    [skip, typeKey, recordId],
  )
  return { send, sendAgreed }
}
