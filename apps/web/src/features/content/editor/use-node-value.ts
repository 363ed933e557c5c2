import type { ContentField, ContentFields, ContentKind } from '@portal/domain'
import { useEffect, useRef, useState } from 'react'
import { beginningOf, draftKey, readDraft, removeDraft } from '../../../lib/saving/draft-store'
import { useAutosave } from '../../../lib/saving/use-autosave'
import { useViewer } from '../../../lib/session/viewer'
import { mergeOf, toastOfMerge, type ConflictField } from '../../../ui/form/conflict-fields'
import { toast } from '../../../ui/feedback/toast'
import { contentMessages } from '../content-messages.generated'
import { fieldsOf, type EditorNode } from '../content-nodes'
import type { ContentVersionFieldsFragment } from '../content.generated'
import { useSaveNode } from './use-save-node'

const m = contentMessages.editor

interface NodeValueOptions {
  kind: ContentKind
  version: ContentVersionFieldsFragment
  node: EditorNode
  /** How the fields are compared and merged after a conflict. */
  fields: readonly ConflictField<ContentFields>[]
  onRefresh: () => void
}

const same = (one: ContentFields, other: ContentFields) => JSON.stringify(one) === JSON.stringify(other)

/** What is typed into the form of one place: saved as it is typed, and restored from a draft of this browser. */
export function useNodeValue({ kind, version, node, fields, onRefresh }: NodeValueOptions) {
  const viewer = useViewer()
  const key = draftKey(viewer.id, 'content', kind, version.id, node.contentId)
  const stored = fieldsOf(node)
  const [restored] = useState(() => draftToRestore(key, stored, version.edit.allowed))
  const [value, setValue] = useState(restored?.value ?? stored)
  const ownVersion = useRef(node.version)
  // A restored draft is based on an older version: what was saved since then is merged when the draft is saved.
  const basedOn = useRef(restored)
  const save = useSaveNode({ kind, id: version.id, contentId: node.contentId, onRefresh })

  const { status, unsaved, change, flush, resolve } = useAutosave<ContentFields>({
    draftKey: key,
    ...beginningOf({ version: node.version, base: stored }, basedOn.current),
    same,
    merge: mergeOf(fields),
    onMerged: (merged, from) => {
      basedOn.current = undefined
      setValue(merged)
      toastOfMerge(fields, from)
    },
    onLeftUnsaved: () =>
      toast({ status: 'error', title: m.leftUnsaved, description: m.kept, duration: 10_000 }),
    save: async (...args) => {
      const outcome = await save(...args)
      if (outcome.kind === 'saved') {
        ownVersion.current = outcome.version
        basedOn.current = undefined
      }
      return outcome
    },
  })
  useEffect(() => {
    if (restored) change(restored.value)
  }, [restored, change])

  // Another person saved a newer version while nothing was typed here.
  useEffect(() => {
    if (unsaved || node.version <= ownVersion.current) return
    ownVersion.current = node.version
    setValue(fieldsOf(node))
  }, [unsaved, node])

  const replace = (next: ContentFields) => {
    setValue(next)
    change(next)
  }
  return {
    value,
    status,
    restored,
    flush,
    update: (field: ContentField, next: ContentFields[ContentField]) => replace({ ...value, [field]: next }),
    /** Ends a conflict with what the person chose. */
    choose: (chosen: ContentFields) => {
      basedOn.current = undefined
      if (status.kind === 'conflict') ownVersion.current = status.version
      setValue(chosen)
      resolve(chosen)
      onRefresh()
    },
  }
}

/** The draft in this browser; one that equals the stored fields, or that could not be saved, is removed. */
function draftToRestore(key: string, stored: ContentFields, isEditable: boolean) {
  const draft = readDraft<ContentFields>(key)
  if (!draft || (isEditable && !same(draft.value, stored))) return draft
  removeDraft(key)
  return undefined
}
