import { chakra } from '@chakra-ui/react'
import {
  contentKinds,
  contentPlaces,
  richContentFields,
  type ContentField,
  type ContentKind,
  type ContentProblem,
} from '@portal/domain'
import { Archive } from 'lucide-react'
import { useEffect, useImperativeHandle, useRef, type Ref } from 'react'
import { formatDateTime } from '../../../lib/format'
import { Alert } from '../../../ui/feedback/alert'
import { Card } from '../../../ui/layout/card'
import { ConflictDialog } from '../../../ui/form/conflict-dialog'
import { DeletedAlert } from '../../../ui/feedback/deleted-alert'
import { SaveState } from '../../../ui/form/save-state'
import { saveStatusOf } from '../../../ui/form/save-status'
import { StatusChip } from '../../../ui/feedback/status-chip'
import { UnsavedGuard } from '../../../ui/form/unsaved-guard'
import { contentFields } from './content-fields'
import { contentMessages } from '../content-messages.generated'
import { namesOf, type EditorNode } from '../content-nodes'
import type { ContentVersionFieldsFragment, ContentVersionQuery } from '../content.generated'
import { NodeField } from './node-field'
import { useNodeValue } from './use-node-value'

const m = contentMessages.editor

interface NodeFormProps {
  kind: ContentKind
  version: ContentVersionFieldsFragment
  node: EditorNode
  nodes: readonly EditorNode[]
  citations: ContentVersionQuery['contentCitations']
  problems: readonly ContentProblem[]
  /** Field that a link of the checks leads to. */
  focusOn: string | null
  /** Lets the toolbar save what was typed before it acts on the place. */
  handle: Ref<{ flush: () => Promise<boolean> }>
  onRefresh: () => void
}

/** The fields of one place, saved automatically; the browser keeps the text until the server has it. */
export function NodeForm({
  kind,
  version,
  node,
  nodes,
  citations,
  problems,
  focusOn,
  handle,
  onRefresh,
}: NodeFormProps) {
  const fields = contentFields(kind, node.nodeKind, namesOf(kind, version, nodes))
  const form = useNodeValue({ kind, version, node, fields, onRefresh })
  const { value, status, restored, flush } = form
  const body = useFocusOnField(focusOn)
  useImperativeHandle(handle, () => ({ flush }), [flush])

  const own = problems.filter(({ contentId }) => contentId === node.contentId)
  const facts = [
    node.changedBy &&
      node.changedOn &&
      m.changed({ name: node.changedBy.fullName, when: formatDateTime(node.changedOn) }),
    node.answers > 0 && m[contentKinds[kind].receives]({ n: node.answers }),
  ].filter(Boolean)
  return (
    <Card
      title={contentMessages.kinds[node.nodeKind]}
      note={node.fields.number ?? undefined}
      actions={
        <>
          {!node.active && (
            <StatusChip palette="neutral" icon={Archive} title={m.retiredNote}>
              {m.retired}
            </StatusChip>
          )}
          {version.edit.allowed && (
            <SaveState
              status={saveStatusOf(status)}
              savedAt={status.kind === 'saved' ? status.at : null}
              onRetry={() => void flush()}
            />
          )}
        </>
      }
    >
      {facts.length > 0 && (
        <chakra.p marginBottom="12px" fontSize="sm" color="fg.muted">
          {facts.join(' · ')}
        </chakra.p>
      )}
      {restored && (
        <chakra.div marginBottom="12px">
          <Alert status="info">{m.restored({ when: formatDateTime(restored.writtenAt) })}</Alert>
        </chakra.div>
      )}
      {status.kind === 'failed' && (
        <chakra.div marginBottom="12px">
          {status.isDeleted ? (
            <DeletedAlert message={status.message ?? ''} values={value} fields={fields} />
          ) : (
            <Alert status="error">
              {status.message ? m.refused({ why: status.message }) : m.unreachable}
            </Alert>
          )}
        </chakra.div>
      )}
      <chakra.div ref={body} maxWidth="760px" onBlur={() => void flush()}>
        {contentPlaces[node.nodeKind].fields.map((field) => (
          <div key={field} data-field={field} tabIndex={-1}>
            <NodeField
              kind={kind}
              node={node}
              nodes={nodes}
              field={field}
              value={value}
              part={version.part as 'Part B' | 'Part C'}
              citations={citations}
              linked={version.linked ?? []}
              readOnly={!version.edit.allowed}
              error={own.find((one) => one.field === field && one.severity === 'error')?.message}
              onChange={(next) => form.update(field, next)}
            />
          </div>
        ))}
      </chakra.div>
      <UnsavedGuard unsaved={status.kind === 'failed' || status.kind === 'conflict'} />
      {status.kind === 'conflict' && (
        <ConflictDialog
          title={contentMessages.conflict}
          base={status.base}
          mine={status.mine}
          theirs={status.theirs}
          by={status.by}
          at={status.at}
          fields={fields}
          onChoose={form.choose}
        />
      )}
    </Card>
  )
}

/** Moves the focus to the field that a link of the checks leads to; the ref goes to what holds the fields. */
function useFocusOnField(focusOn: string | null) {
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!focusOn) return
    const field = body.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(focusOn)}"]`)
    // The editor of a formatted text is loaded later, and its first controls are buttons: the focus goes to its container.
    const isFormatted = richContentFields.has(focusOn as ContentField)
    const control = isFormatted ? field : field?.querySelector<HTMLElement>('input, textarea, select')
    control?.focus()
  }, [focusOn])
  return body
}
