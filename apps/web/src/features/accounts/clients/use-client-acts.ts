import type { ClientInput } from '@portal/domain'
import { answerOf } from '../accounts-refusals'
import {
  useRegisterClientMutation,
  useRevokeClientMutation,
  useRotateClientSecretMutation,
  useUpdateClientMutation,
  type ClientFieldsFragment as Client,
} from './clients.generated'

/** The lists of the input type are mutable: they get copies. */
function inputOf(input: ClientInput) {
  return { ...input, scopes: [...input.scopes], leaIds: [...input.leaIds] }
}

/**
 * Changes of clients. They wait for the response: only then a secret exists, and a client must not look revoked
 * before it is. Responses with a secret are kept out of the cache.
 */
export function useClientActs() {
  const [registerClient] = useRegisterClientMutation({ fetchPolicy: 'no-cache' })
  const [updateClient] = useUpdateClientMutation()
  const [rotateClientSecret] = useRotateClientSecretMutation({ fetchPolicy: 'no-cache' })
  const [revokeClient] = useRevokeClientMutation()

  return {
    register: (input: ClientInput) =>
      answerOf(
        async () => (await registerClient({ variables: { input: inputOf(input) } })).data?.registerClient,
      ),
    update: ({ id, version }: Client, input: ClientInput) =>
      answerOf(
        async () =>
          (await updateClient({ variables: { input: { ...inputOf(input), id, version } } })).data
            ?.updateClient,
      ),
    rotate: ({ id, version }: Client, keepPrevious: boolean) =>
      answerOf(
        async () =>
          (await rotateClientSecret({ variables: { id, version, keepPrevious } })).data?.rotateClientSecret,
      ),
    revoke: ({ id, version }: Client) =>
      answerOf(async () => (await revokeClient({ variables: { id, version } })).data?.revokeClient),
  }
}
