import { chakra } from '@chakra-ui/react'
import type { ContentKind } from '@portal/domain'
import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { fetchFile } from '../../../lib/files/files'
import { problemOf } from '../../../lib/problem'
import { Alert } from '../../../ui/feedback/alert'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { FileButton } from '../../../ui/field/file-button'
import { FileLink } from '../../../ui/action/file-link'
import { ImportSteps } from '../../../ui/form/import-parts'
import { LoadingState } from '../../../ui/feedback/states'
import { ContentImportPreview } from './content-import-preview'
import { contentMessages } from '../content-messages.generated'
import { contentPaths } from '../content-paths'
import { useApplyContentImportMutation, type ContentImportPreviewFieldsFragment } from '../content.generated'

const m = contentMessages.file
const maxBytes = 5 * 1024 * 1024

type Step =
  | { kind: 'choose'; problem?: string }
  | { kind: 'reading' }
  | { kind: 'check'; preview: ContentImportPreviewFieldsFragment; problem?: string }
  | { kind: 'done'; changes: number }

interface ContentImportDialogProps {
  kind: ContentKind
  id: number
  onClose: () => void
}

/** Imports a sheet into a draft in three steps: choose the file, preview the changes, write all of them or none. */
export function ContentImportDialog({ kind, id, onClose }: ContentImportDialogProps) {
  const [step, setStep] = useState<Step>({ kind: 'choose' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const [applyImport, { loading }] = useApplyContentImportMutation()

  async function read(file: File) {
    if (file.size > maxBytes) return setStep({ kind: 'choose', problem: m.tooLarge })
    const controller = new AbortController()
    running.current = controller
    setStep({ kind: 'reading' })
    const form = new FormData()
    form.append('file', file, file.name)
    try {
      const answer = await fetchFile(contentPaths.imports(kind, id), {
        method: 'POST',
        body: form,
        signal: controller.signal,
      })
      setStep({ kind: 'check', preview: (await answer.json()) as ContentImportPreviewFieldsFragment })
    } catch (error) {
      if (!controller.signal.aborted) setStep({ kind: 'choose', problem: problemOf(error).message })
    }
  }

  async function apply({ id: importId }: ContentImportPreviewFieldsFragment) {
    try {
      const { data } = await applyImport({ variables: { input: { kind, id, importId } } })
      const payload = data?.applyContentImport
      const problem = payload?.errors.map(({ message }) => message).join(' ')
      if (payload?.version) setStep({ kind: 'done', changes: payload.changes })
      else refuse(problem ?? contentMessages.failed, payload?.preview)
    } catch (error) {
      refuse(problemOf(error).message)
    }
  }
  const refuse = (problem: string, preview?: ContentImportPreviewFieldsFragment | null) =>
    setStep((known) =>
      known.kind === 'check' ? { kind: 'check', preview: preview ?? known.preview, problem } : known,
    )

  const place = step.kind === 'done' ? 2 : step.kind === 'check' ? 1 : 0
  return (
    <Dialog
      open
      onClose={() => !loading && onClose()}
      title={m.title}
      width="role"
      staticBackdrop
      footer={
        step.kind === 'done' ? (
          <Button variant="solid" onClick={onClose}>
            {m.close}
          </Button>
        ) : (
          <>
            <Button onClick={onClose} disabled={loading}>
              {m.cancel}
            </Button>
            {step.kind === 'check' && (
              <>
                <FileButton label={m.another} accept=".xlsx" onChoose={(file) => void read(file)} />
                <Button
                  variant="solid"
                  loading={loading}
                  disabledReason={!step.preview.apply.allowed && (step.preview.apply.reason ?? m.none)}
                  onClick={() => void apply(step.preview)}
                >
                  {m.apply({ n: step.preview.changes.length })}
                </Button>
              </>
            )}
          </>
        )
      }
    >
      <ImportSteps steps={m.steps} at={place} />
      {step.kind === 'choose' && (
        <>
          {step.problem && (
            <Alert status="error" title={m.failed}>
              {step.problem}
            </Alert>
          )}
          <chakra.p marginBottom="10px">{m.intro}</chakra.p>
          <chakra.ul marginBottom="14px" paddingInlineStart="18px" listStyleType="disc">
            {m.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </chakra.ul>
          <chakra.div display="flex" flexWrap="wrap" gap="8px">
            <FileButton label={m.choose} accept=".xlsx" onChoose={(file) => void read(file)} />
            <FileLink href={contentPaths.file(kind, id)} icon={<Download aria-hidden />}>
              {m.download}
            </FileLink>
          </chakra.div>
        </>
      )}
      {step.kind === 'reading' && (
        <>
          <chakra.p marginBottom="10px">{m.reading}</chakra.p>
          <LoadingState what={contentMessages.what.file} />
        </>
      )}
      {step.kind === 'check' && (
        <ContentImportPreview kind={kind} preview={step.preview} problem={step.problem} />
      )}
      {step.kind === 'done' && <Alert status="success" title={m.done({ n: step.changes })} />}
    </Dialog>
  )
}
