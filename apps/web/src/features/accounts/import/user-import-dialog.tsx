import { chakra } from '@chakra-ui/react'
import { userImportColumns } from '@portal/domain'
import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { problemOf } from '../../../lib/problem'
import { saveCsv } from '../../../lib/files/csv'
import { Alert } from '../../../ui/feedback/alert'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { FileButton } from '../../../ui/field/file-button'
import { ImportSteps } from '../../../ui/form/import-parts'
import { LoadingState } from '../../../ui/feedback/states'
import { accountsBulkMessages } from '../users/accounts-bulk-messages.generated'
import { accountsMessages } from '../accounts-messages.generated'
import { answerOf, sentencesOf } from '../accounts-refusals'
import { useApplyUserImportMutation, type UserImportPreviewFieldsFragment } from './user-import.generated'
import { importTemplate, maxImportBytes, sendImportFile } from './user-import-file'
import { UserImportPreview } from './user-import-preview'

const words = accountsBulkMessages.import

type Step =
  | { kind: 'choose'; problem?: string }
  | { kind: 'reading' }
  | { kind: 'check'; preview: UserImportPreviewFieldsFragment; problem?: string }
  | { kind: 'done'; created: number }

interface UserImportDialogProps {
  onClose: () => void
  onCreated: () => void
}

/** Bulk import in three steps: choose a file, look at what is wrong with which row, create all users or none. */
export function UserImportDialog({ onClose, onCreated }: UserImportDialogProps) {
  const [step, setStep] = useState<Step>({ kind: 'choose' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const [applyUserImport, { loading }] = useApplyUserImportMutation()

  async function read(file: File) {
    if (file.size > maxImportBytes) return setStep({ kind: 'choose', problem: words.tooLarge })
    const controller = new AbortController()
    running.current = controller
    setStep({ kind: 'reading' })
    try {
      setStep({ kind: 'check', preview: await sendImportFile(file, controller.signal) })
    } catch (error) {
      if (!controller.signal.aborted) setStep({ kind: 'choose', problem: problemOf(error).message })
    }
  }

  async function apply({ id }: UserImportPreviewFieldsFragment) {
    const { errors, answer } = await answerOf(
      async () => (await applyUserImport({ variables: { id } })).data?.applyUserImport,
    )
    if (errors.length === 0) {
      setStep({ kind: 'done', created: answer?.created ?? 0 })
      onCreated()
    } else
      setStep((known) =>
        known.kind === 'check'
          ? { kind: 'check', preview: answer?.preview ?? known.preview, problem: sentencesOf(errors) }
          : known,
      )
  }

  const place = step.kind === 'done' ? 2 : step.kind === 'check' ? 1 : 0
  return (
    <Dialog
      open
      onClose={() => !loading && onClose()}
      title={words.title}
      width="role"
      staticBackdrop
      footer={
        step.kind === 'done' ? (
          <Button variant="solid" onClick={onClose}>
            {words.close}
          </Button>
        ) : (
          <>
            <Button onClick={onClose} disabled={loading}>
              {accountsMessages.cancel}
            </Button>
            {step.kind === 'check' && (
              <>
                <FileButton label={words.another} accept=".csv,.xlsx" onChoose={(file) => void read(file)} />
                <Button
                  variant="solid"
                  loading={loading}
                  disabledReason={
                    !step.preview.apply.allowed && (step.preview.apply.reason ?? words.fixFirst)
                  }
                  onClick={() => void apply(step.preview)}
                >
                  {words.apply({ count: step.preview.goodRows })}
                </Button>
              </>
            )}
          </>
        )
      }
    >
      <ImportSteps steps={words.steps} at={place} />
      {step.kind === 'choose' && <ChooseFile problem={step.problem} onChoose={(file) => void read(file)} />}
      {step.kind === 'reading' && (
        <>
          <chakra.p marginBottom="10px">{words.reading}</chakra.p>
          <LoadingState what={accountsMessages.what.file} />
        </>
      )}
      {step.kind === 'check' && (
        <>
          {step.problem && (
            <Alert status="error" title={words.applyFailed}>
              {step.problem}
            </Alert>
          )}
          <UserImportPreview preview={step.preview} />
        </>
      )}
      {step.kind === 'done' && <Alert status="success" title={words.created({ count: step.created })} />}
    </Dialog>
  )
}

interface ChooseFileProps {
  /** Why the file before could not be read. */
  problem: string | undefined
  onChoose: (file: File) => void
}

/** The first step: the columns that a file may have, a template, and the choice. */
function ChooseFile({ problem, onChoose }: ChooseFileProps) {
  return (
    <>
      {problem && (
        <Alert status="error" title={words.failed}>
          {problem}
        </Alert>
      )}
      <chakra.p marginBottom="10px">{words.intro}</chakra.p>
      <chakra.dl
        display="grid"
        gridTemplateColumns="auto 1fr"
        gap="2px 14px"
        marginBottom="14px"
        fontSize="md"
      >
        {userImportColumns.map(({ heading, required }) => (
          <chakra.div key={heading} display="contents">
            <chakra.dt fontWeight="600">{heading}</chakra.dt>
            <chakra.dd color="fg.subtle">{required ? words.required : words.optional}</chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
      <chakra.div display="flex" flexWrap="wrap" gap="8px">
        <FileButton label={words.choose} accept=".csv,.xlsx" onChoose={onChoose} />
        <Button icon={<Download aria-hidden />} onClick={() => saveCsv(words.templateName, importTemplate())}>
          {words.template}
        </Button>
      </chakra.div>
    </>
  )
}
