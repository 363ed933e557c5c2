import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useDownload } from '../../../ui/action/use-download'
import { Select } from '../../../ui/field/select'
import { Alert } from '../../../ui/feedback/alert'
import { versionName } from '../document-set/set-item-text'
import type { Comparison } from './compared-rows'
import { textComparisonMessages as words } from './text-comparison-messages.generated'

type Document = Comparison['documents'][number]

interface ComparedDocumentsProps {
  comparison: Comparison
  onChoose: (side: 'older' | 'newer', documentId: string) => void
}

/** Which two documents are compared, what is known of each, and why the text of one is not shown. */
export function ComparedDocuments({ comparison, onChoose }: ComparedDocumentsProps) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      gap="12px 16px"
      alignItems="start"
      padding="14px 16px"
    >
      {(['older', 'newer'] as const).map((side) => (
        <DocumentChoice
          key={side}
          label={words[side]}
          documents={comparison.documents}
          compared={comparison[side]}
          onChoose={(documentId) => onChoose(side, documentId)}
        />
      ))}
    </chakra.div>
  )
}

interface DocumentChoiceProps {
  label: string
  documents: readonly Document[]
  compared: Comparison['older']
  onChoose: (documentId: string) => void
}

function DocumentChoice({ label, documents, compared, onChoose }: DocumentChoiceProps) {
  const id = useId()
  const chosen = documents.find(({ documentId }) => documentId === compared?.documentId)
  return (
    <chakra.div display="grid" gap="6px" minWidth="0">
      <chakra.label htmlFor={id} textStyle="label">
        {label}
      </chakra.label>
      <Select
        id={id}
        value={chosen?.documentId ?? ''}
        {...(!chosen && { placeholder: words.choose })}
        options={documents.map((document) => ({ value: document.documentId, label: nameOf(document) }))}
        onChange={(event) => onChoose(event.target.value)}
      />
      {chosen && compared && (
        <chakra.p fontSize="sm" color="fg.muted">
          <Download document={chosen} /> {compared.pages > 0 && words.pages({ n: compared.pages })}{' '}
          {compared.emptyPages > 0 && words.emptyPages({ n: compared.emptyPages })}
        </chakra.p>
      )}
      {compared && compared.reason !== '' && <Alert status="warning" title={compared.reason} />}
    </chakra.div>
  )
}

function Download({ document: { fileName, downloadPath } }: { document: Document }) {
  return (
    <chakra.a
      {...useDownload(downloadPath)}
      overflowWrap="anywhere"
      color="fg.link"
      textDecoration="underline"
    >
      {words.download({ file: fileName })}
    </chakra.a>
  )
}

function nameOf(document: Document): string {
  const { title, fileName, accepted, handedInOn } = document
  const marks = (accepted ? words.accepted : '') + (handedInOn ? '' : words.notHandedIn)
  return words.option({ version: versionName(document), title, file: fileName, marks })
}
