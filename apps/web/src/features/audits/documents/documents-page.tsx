import { useCallback } from 'react'
import { useProngPlace } from '../audits-paths'
import { ProngFrame } from '../prong/prong-frame'
import { DocumentsList } from './documents-list'
import { useAuditProngDocumentsQuery } from './prong-documents.generated'

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'list',
  'of the agency',
  'empty',
  'filtered to nothing',
  'forbidden',
  'not found',
  'error',
  'offline',
]

/** The documents of all records of a prong, for those who may see the names of its students. */
export function Component() {
  const place = useProngPlace()
  const { data, error, refetch } = useAuditProngDocumentsQuery({
    variables: { ...place },
    skip: !Number.isInteger(place.prongId),
    fetchPolicy: 'cache-and-network',
  })
  const refresh = useCallback(() => void refetch().catch(() => undefined), [refetch])
  return (
    <ProngFrame place={place} page="documents" prong={data?.auditProng} error={error} onRefresh={refresh}>
      {() => data && <DocumentsList place={place} documents={data.auditProngFiles} refetch={refetch} />}
    </ProngFrame>
  )
}
