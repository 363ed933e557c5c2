import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { useRefresh } from '../../../lib/use-refresh'
import { useViewer } from '../../../lib/session/viewer'
import { useScanRefresh } from '../../../ui/action/stored-file'
import { ListCard } from '../../../ui/list/list-card'
import { Pager } from '../../../ui/list/pager'
import { useLastPage } from '../../../ui/list/use-list-address'
import { useListTools } from '../../../ui/list/use-list-tools'
import { useNarrowedList } from '../../../ui/list/use-narrowed-list'
import type { ProngPlace } from '../audits-paths'
import { documentColumns } from './document-columns'
import {
  documentFilterFields,
  documentFiltersInWords,
  matchingDocuments,
  useDocumentsAddress,
} from './document-filters'
import { prongDocumentsMessages as words } from './prong-documents-messages.generated'
import type { ProngFileFieldsFragment as Row } from './prong-documents.generated'

const newest = { id: 'uploadedOn', desc: true }

interface DocumentsListProps {
  place: ProngPlace
  documents: readonly Row[]
  refetch: () => Promise<unknown>
}

/** Documents of all records of a prong. */
export function DocumentsList({ place, documents, refetch }: DocumentsListProps) {
  const { leaId } = useViewer()
  const address = useDocumentsAddress()
  const [{ filters, page, pageSize }, change] = address
  const list = useNarrowedList({
    rows: documents,
    error: undefined,
    refetch,
    address,
    narrow: useMemo(() => (rows: readonly Row[]) => matchingDocuments(rows, filters), [filters]),
  })
  const { rows } = list
  useScanRefresh(documents, useRefresh(refetch))
  useLastPage(rows?.length, { page, pageSize }, (last) => change({ page: last }))
  const columns = useMemo(() => documentColumns(place), [place])
  const tools = useListTools({
    list: 'audit-prong-documents',
    title: words.title,
    name: ['audits', 'documents', place.prongId],
    usuallyHidden: ['size', 'scan'],
    filters: documentFiltersInWords(filters, documents),
  })
  const pager = (label: string) => (
    <Pager label={label} {...{ page, pageSize }} total={rows?.length} onChange={change} />
  )
  return (
    <>
      <ListCard<Row, keyof typeof filters>
        caption={words.title}
        note={rows?.length.toLocaleString('en-US')}
        wide
        list={{
          ...list,
          page: { number: page, size: pageSize },
          pager,
        }}
        columns={columns}
        getRowId={({ id }) => id}
        sortedBy={newest}
        tools={tools}
        filters={
          documents.length > 0 && { label: words.filters.label, fields: documentFilterFields(documents) }
        }
        empty={{ title: words.emptyTitle, body: leaId === null ? words.emptyState : words.emptyAgency }}
        noMatch={{ title: words.noMatchTitle, body: words.noMatchBody, clear: words.clear }}
      />
      <chakra.p marginTop="8px" fontSize="sm" color="fg.subtle">
        {words.recorded}
      </chakra.p>
    </>
  )
}
