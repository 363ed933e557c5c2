import { chakra } from '@chakra-ui/react'
import {
  contentKinds,
  contentPlaces,
  linkedNames,
  richContentFields,
  type ContentField,
  type ContentFields,
  type ContentKind,
  type ContentProblem,
} from '@portal/domain'
import { Archive } from 'lucide-react'
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react'
import { beginningOf, draftKey, readDraft, removeDraft } from '../../../lib/saving/draft-store'
import { formatDateTime } from '../../../lib/format'
import { useAutosave } from '../../../lib/saving/use-autosave'
import { useViewer } from '../../../lib/session/viewer'
import { Alert } from '../../../ui/feedback/alert'
import { Card } from '../../../ui/layout/card'
import { ConflictDialog } from '../../../ui/form/conflict-dialog'
import { mergeOf, toastOfMerge } from '../../../ui/form/conflict-fields'
import { DeletedAlert } from '../../../ui/feedback/deleted-alert'
import { SaveState } from '../../../ui/form/save-state'
import { StatusChip } from '../../../ui/feedback/status-chip'
import { toast } from '../../../ui/feedback/toast'
import { UnsavedGuard } from '../../../ui/form/unsaved-guard'
import { contentFields } from './content-fields'
import { contentMessages } from '../content-messages.generated'
import { fieldsOf, type EditorNode } from '../content-nodes'
import type { ContentVersionFieldsFragment, ContentVersionQuery } from '../content.generated'
import { NodeField } from './node-field'
import { useSaveNode } from './use-save-node'

const m = contentMessages.editor

interface NodeFormProps {
  kind: ContentKind
  version: ContentVersionFieldsFragment
  node: EditorNode
  citations: ContentVersionQuery['contentCitations']
  problems: readonly ContentProblem[]
  /** Field that a link of the checks leads to. */
  focusOn: string | null
  /** Lets acts on the place save first what was typed. */
  handle: Ref<{ flush: () => Promise<boolean> }>
  onRefresh: () => void
}

const same = (one: ContentFields, other: ContentFields) => JSON.stringify(one) === JSON.stringify(other)

/** The fields of one place; saves itself, and keeps the text in the browser until the server has it. */
export function NodeForm({
  kind,
  version,
  node,
  citations,
  problems,
  focusOn,
  handle,
  onRefresh,
}: NodeFormProps) {
  const viewer = useViewer()
  const key = draftKey(viewer.id, 'content', kind, version.id, node.contentId)
  const stored = fieldsOf(node)
  const [restored] = useState(() => {
    const draft = readDraft<ContentFields>(key)
    if (!draft || (version.edit.allowed && !same(draft.value, stored))) return draft
    removeDraft(key)
    return undefined
  })
  const [value, setValue] = useState(restored?.value ?? stored)
  const ownVersion = useRef(node.version)
  // A restored text was written upon an older version: what changed since is met when it is saved.
  const begun = useRef(restored)
  const fields = contentFields(kind, node.nodeKind, linkedNames(version.linked ?? []))
  const body = useRef<HTMLDivElement>(null)
  const save = useSaveNode({ kind, id: version.id, contentId: node.contentId, onRefresh })

  const { status, unsaved, change, flush, resolve } = useAutosave<ContentFields>({
    draftKey: key,
    ...beginningOf({ version: node.version, base: stored }, begun.current),
    same,
    merge: mergeOf(fields),
    onMerged: (merged, from) => {
      begun.current = undefined
      setValue(merged)
      toastOfMerge(fields, from)
    },
    onLeftUnsaved: () =>
      toast({ status: 'error', title: m.leftUnsaved, description: m.kept, duration: 10_000 }),
    save: async (...args) => {
      const outcome = await save(...args)
      if (outcome.kind === 'saved') {
        ownVersion.current = outcome.version
        begun.current = undefined
      }
      return outcome
    },
  })
  useImperativeHandle(handle, () => ({ flush }), [flush])
  useEffect(() => {
    if (restored) change(restored.value)
  }, [restored, change])

  // It changed elsewhere while nothing was typed here.
  useEffect(() => {
    if (unsaved || node.version <= ownVersion.current) return
    ownVersion.current = node.version
    setValue(fieldsOf(node))
  }, [unsaved, node])

  useEffect(() => {
    if (!focusOn) return
    const field = body.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(focusOn)}"]`)
    // The editor of a formatted text comes later, and has controls of its own before the text.
    const isFormatted = richContentFields.has(focusOn as ContentField)
    const control = isFormatted ? field : field?.querySelector<HTMLElement>('input, textarea, select')
    control?.focus()
  }, [focusOn])

  const update = (field: ContentField, next: ContentFields[ContentField]) => {
    const all = { ...value, [field]: next }
    setValue(all)
    change(all)
  }
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
              status={
                status.kind === 'idle'
                  ? 'clean'
                  : status.kind === 'saved' || status.kind === 'failed'
                    ? status.kind
                    : status.kind === 'conflict'
                      ? 'failed'
                      : 'saving'
              }
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
              field={field}
              value={value}
              part={version.part as 'Part B' | 'Part C'}
              citations={citations}
              linked={version.linked ?? []}
              readOnly={!version.edit.allowed}
              error={own.find((one) => one.field === field && one.severity === 'error')?.message}
              onChange={(next) => update(field, next)}
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
          onChoose={(chosen) => {
            begun.current = undefined
            ownVersion.current = status.version
            setValue(chosen)
            resolve(chosen)
            onRefresh()
          }}
        />
      )}
    </Card>
  )
}
