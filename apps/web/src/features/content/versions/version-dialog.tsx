import { isDecidedInList, type ContentKind } from '@portal/domain'
import { lazy, Suspense } from 'react'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog'
import { toast } from '../../../ui/feedback/toast'
import { contentMessages as m } from '../content-messages.generated'
import type { ContentVersionRowFieldsFragment } from '../content.generated'
import { PublishDialog } from './publish-dialog'
import { receiversInWords } from './receivers'
import { useVersionActs } from './use-version-acts'

// Loaded when they are opened: the list of versions itself stays small.
const ContentImportDialog = lazy(() =>
  import('../import/content-import-dialog').then((module) => ({ default: module.ContentImportDialog })),
)

const PrintVersion = lazy(() =>
  import('../preview/print-version').then((module) => ({ default: module.PrintVersion })),
)

const StartedDialog = lazy(() =>
  import('./started-dialog').then((module) => ({ default: module.StartedDialog })),
)

export type VersionDialogName = 'publish' | 'remove' | 'apply' | 'import' | 'print' | 'started'

interface VersionDialogProps {
  dialog: VersionDialogName
  kind: ContentKind
  version: ContentVersionRowFieldsFragment
  onClose: () => void
}

/** The dialog of one act on a version; for printing it renders the print version and closes by itself. */
export function VersionDialog({ dialog, kind, version, onClose }: VersionDialogProps) {
  const { id } = version
  if (dialog === 'publish')
    return <PublishDialog kind={kind} id={id} onClose={onClose} onPublished={onClose} />
  if (dialog === 'apply') return <ApplyDialog kind={kind} version={version} onClose={onClose} />
  if (dialog === 'remove') return <RemoveDialog kind={kind} version={version} onClose={onClose} />
  return (
    <Suspense fallback={null}>
      {dialog === 'import' && <ContentImportDialog kind={kind} id={id} onClose={onClose} />}
      {dialog === 'started' && isDecidedInList(kind) && (
        <StartedDialog kind={kind} id={id} onClose={onClose} />
      )}
      {dialog === 'print' && <PrintVersion kind={kind} id={id} onDone={onClose} />}
    </Suspense>
  )
}

type ActDialogProps = Omit<VersionDialogProps, 'dialog'>

/** Gives a published version to the self-assessments that are not started. */
function ApplyDialog({ kind, version, onClose }: ActDialogProps) {
  const { id, notStarted, testNotStarted } = version
  const { apply, busy } = useVersionActs(kind)
  const onConfirm = async () => {
    const done = await apply(id)
    onClose()
    if (done)
      toast({
        status: 'success',
        title: m.apply.title,
        description: done.applied === 0 ? m.apply.testDone : m.publish.applied({ n: done.applied }),
        duration: 5000,
      })
  }
  return (
    <ConfirmDialog
      open
      title={m.apply.title}
      body={m.apply.body({
        count: notStarted + testNotStarted,
        receivers: receiversInWords(notStarted, testNotStarted),
      })}
      confirmLabel={m.apply.go}
      busy={busy}
      onConfirm={() => void onConfirm()}
      onCancel={onClose}
    />
  )
}

function RemoveDialog({ kind, version, onClose }: ActDialogProps) {
  const { remove, busy } = useVersionActs(kind)
  const onConfirm = async () => {
    const done = await remove(version.id)
    onClose()
    if (done) toast({ status: 'success', title: m.remove.go, description: m.remove.done, duration: 5000 })
  }
  return (
    <ConfirmDialog
      open
      danger
      title={m.remove.title}
      body={m.remove.body}
      confirmLabel={m.remove.go}
      busy={busy}
      onConfirm={() => void onConfirm()}
      onCancel={onClose}
    />
  )
}
