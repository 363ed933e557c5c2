import { chakra } from '@chakra-ui/react'
import type { ContentKind, ContentNodeKind } from '@portal/domain'
import { Alert } from '../../../ui/feedback/alert'
import { ImportErrors, ImportScroll } from '../../../ui/form/import-parts'
import { ContentChangeEntry, type ShownChangeKind } from '../versions/content-change-entry'
import { contentMessages } from '../content-messages.generated'
import type { ContentImportPreviewFieldsFragment } from '../content.generated'

const m = contentMessages.file

interface ContentImportPreviewProps {
  kind: ContentKind
  preview: ContentImportPreviewFieldsFragment
  /** Why the import was refused. */
  problem: string | undefined
}

/** The changes that a sheet would make to its draft: conflicts with newer changes, refused cells by row, changes by row. */
export function ContentImportPreview({ kind, preview, problem }: ContentImportPreviewProps) {
  const { changes, errors, errorsTotal, stale, fileName } = preview
  const counts = Object.entries(m.kinds)
    .map(([word, label]) => ({ n: changes.filter((change) => change.kind === word).length, label }))
    .filter(({ n }) => n > 0)
    .map(({ n, label }) => m.counted({ n, word: label.toLowerCase() }))
  return (
    <chakra.div display="grid" gap="12px">
      {problem && !stale && (
        <Alert status="error" title={m.applyFailed}>
          {problem}
        </Alert>
      )}
      {stale && (
        <Alert status="error" title={m.stale}>
          {stale}
        </Alert>
      )}
      <Alert
        status={errorsTotal > 0 ? 'error' : 'info'}
        title={`${fileName}: ${counts.length > 0 ? counts.join(', ') : m.none}`}
      >
        {errorsTotal > 0 && preview.apply.reason}
      </Alert>
      {errors.length > 0 && (
        <section>
          <Heading>{`${m.errors} (${errors.length === errorsTotal ? errorsTotal : m.listed({ n: errors.length, of: errorsTotal })})`}</Heading>
          <ImportErrors
            errors={errors.map(({ row, column, value, message }) => ({
              row,
              column,
              value: shortened(value),
              message,
            }))}
            words={m}
          />
        </section>
      )}
      {changes.length > 0 && (
        <section>
          <Heading>{`${m.changes} (${changes.length})`}</Heading>
          <ImportScroll label={m.changes}>
            <chakra.ul listStyleType="none">
              {changes.map((change) => (
                <ContentChangeEntry
                  key={`${change.kind} ${change.contentId}`}
                  kind={kind}
                  what={change.kind as ShownChangeKind}
                  nodeKind={change.nodeKind as ContentNodeKind}
                  label={change.label}
                  facts={[change.row === null ? m.noRow : m.inRow({ row: change.row }), change.note]
                    .filter(Boolean)
                    .join('. ')}
                  fields={change.fields}
                />
              ))}
            </chakra.ul>
          </ImportScroll>
        </section>
      )}
    </chakra.div>
  )
}

const shortened = (text: string) => (text.length > 120 ? `${text.slice(0, 119)}…` : text)

const Heading = chakra('h3', { base: { textStyle: 'blockTitle', marginBottom: '6px' } })
