import { chakra } from '@chakra-ui/react'
import { acceptedExtensions, documentTexts } from '@portal/domain'
import { FilePlus2, RefreshCw, Upload as UploadIcon } from 'lucide-react'
import { useId, useState, type FormEvent } from 'react'
import { Alert } from '../../ui/feedback/alert'
import { Button } from '../../ui/action/button'
import { buttonClass } from '../../ui/action/button-classes'
import { buttonClasses } from '../../ui/action/button-styles.generated'
import { classes } from '../../ui/theme/styles'
import { Dialog } from '../../ui/dialog/dialog'
import { KeptValues, type KeptValuesParts } from '../../ui/form/kept-values'
import { toast } from '../../ui/feedback/toast'
import { evidenceMessages as words } from './evidence-messages.generated'
import { noDetails, UploadDetails, type Details } from './upload-details'
import { uploadErrors, type ChosenFile, type UploadedFile, type UploadTarget } from './upload-files'
import { UploadFileRow } from './upload-file-row'
import { useUpload, type Upload } from './use-upload'

export interface UploadDialogProps {
  target: UploadTarget
  /** Whether the person enters the day that the files refer to, and whether they name students. */
  asksDetails?: boolean
  onClose: () => void
  onUploaded: (stored: readonly UploadedFile[]) => void
}

interface Values {
  files: ChosenFile[]
  /** Titles as typed, by file name: files themselves cannot be kept in a draft. */
  titles: Readonly<Record<string, string>>
  details: Details
}

const nothing: Values = { files: [], titles: {}, details: noDetails }

/** Upload Documentation: several files, a title for each, all stored together. A failure loses nothing. */
export function UploadDialog({ target, asksDetails = false, onClose, onUploaded }: UploadDialogProps) {
  const upload = useUpload(target)
  return (
    <KeptValues<Values>
      draft={['upload', target.path, ...Object.entries(target.fields).flat()]}
      never={['files']}
      initial={nothing}
      onClose={() => {
        if (upload.state.kind === 'sending') return
        // What is stored already is shown behind the dialog.
        if (upload.stored.size > 0) onUploaded([])
        else onClose()
      }}
      onSubmit={async ({ files, details }) => {
        const stored = await upload.start(files, asksDetails ? details : {})
        if (!stored) return false
        toast({ status: 'success', title: words.success, duration: 10_000 })
        onUploaded(stored)
        return true
      }}
    >
      {(form) => <UploadWindow form={form} upload={upload} asksDetails={asksDetails} />}
    </KeptValues>
  )
}

interface UploadWindowProps {
  form: KeptValuesParts<Values>
  upload: Upload
  asksDetails: boolean
}

function UploadWindow({ form, upload: { state, stored, cancel }, asksDetails }: UploadWindowProps) {
  const { values, set, close, notice } = form
  const { files, titles, details } = values
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const id = useId()
  const sending = state.kind === 'sending'
  const errors = uploadErrors(files, documentTexts)
  const reason = files.length === 0 ? documentTexts.noFile : ([...errors.values()][0] ?? null)

  function add(chosen: readonly File[]) {
    const added = chosen.map((file) => ({ key: crypto.randomUUID(), file, title: titles[file.name] ?? '' }))
    set({ files: [...files, ...added] })
    if ([...uploadErrors(added, documentTexts).values()].includes(documentTexts.tooLarge))
      warn(documentTexts.tooLarge)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (sending || files.length === 0) return
    const first = [...errors.values()][0]
    if (first === undefined) return form.submit()
    setTouched(new Set(files.map((one) => one.key)))
    warn(first)
  }

  return (
    <Dialog
      open
      onClose={close}
      title={words.dialogTitle}
      width="md"
      staticBackdrop
      closeButton={false}
      footer={
        <>
          {sending ? (
            <Button onClick={cancel}>{words.cancel}</Button>
          ) : (
            <Button onClick={close}>{words.close}</Button>
          )}
          <Button
            variant="solid"
            type="submit"
            form={id}
            loading={sending}
            icon={state.kind === 'failed' ? <RefreshCw aria-hidden /> : <UploadIcon aria-hidden />}
            disabledReason={reason}
          >
            {state.kind === 'failed' ? words.tryAgain : words.start}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        {notice}
        {files.length === 0 && Object.keys(titles).length > 0 && <p>{words.chooseAgain}</p>}
        {state.kind === 'failed' && (
          <Alert status="error" title={state.reached ? words.failed : words.offline}>
            {state.message || (stored.size > 0 ? words.storedStay({ n: stored.size }) : words.nothingKept)}
          </Alert>
        )}
        {!sending && <Chooser onChoose={add} />}
        {asksDetails && <UploadDetails details={details} onChange={(changed) => set({ details: changed })} />}
        <chakra.ul display="grid" gap="10px" marginBottom="10px">
          {files.map((one, index) => (
            <UploadFileRow
              key={one.key}
              chosen={one}
              isStored={stored.has(one.key)}
              error={
                errors.get(one.key) === documentTexts.titleMissing && !touched.has(one.key)
                  ? undefined
                  : errors.get(one.key)
              }
              sentShare={sending ? shareOf(files, index, state.sentBytes) : undefined}
              onTitle={(title) =>
                set({
                  files: files.map((file) => (file.key === one.key ? { ...file, title } : file)),
                  titles: { ...titles, [one.file.name]: title },
                })
              }
              onBlur={() => setTouched((known) => new Set(known).add(one.key))}
              onRemove={() => set({ files: files.filter((file) => file.key !== one.key) })}
            />
          ))}
        </chakra.ul>
      </form>
    </Dialog>
  )
}

function warn(message: string) {
  toast({ status: 'warning', title: message, duration: 10_000 })
}

/** Progress of one file, from 0 to 1: files are sent one after the other, so the bytes of earlier files are subtracted. */
export function shareOf(files: readonly ChosenFile[], index: number, sentBytes: number): number {
  const before = files.slice(0, index).reduce((sum, { file }) => sum + file.size, 0)
  const size = files[index]?.file.size ?? 0
  if (size === 0) return sentBytes >= before ? 1 : 0
  return Math.min(1, Math.max(0, (sentBytes - before) / size))
}

function Chooser({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  const [over, setOver] = useState(false)
  const id = useId()
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="8px 12px"
      padding="14px"
      marginBottom="12px"
      border="1px dashed {colors.border.strong}"
      borderRadius="sm"
      bg={over ? 'bg.selected' : 'bg.subtle'}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onChoose([...event.dataTransfer.files])
      }}
    >
      <label className={classes(buttonClass('outline', 'md'), buttonClasses.around)}>
        <FilePlus2 aria-hidden />
        {words.choose}
        <chakra.input
          type="file"
          multiple
          accept={acceptedExtensions.join(',')}
          aria-describedby={id}
          position="absolute"
          inset="0"
          opacity="0"
          width="100%"
          cursor="pointer"
          onChange={(event) => {
            onChoose([...(event.currentTarget.files ?? [])])
            // Otherwise the same file could not be chosen again after it was removed.
            event.currentTarget.value = ''
          }}
        />
      </label>
      <chakra.span id={id} fontSize="sm" color="fg.subtle">
        {words.limit}
      </chakra.span>
    </chakra.div>
  )
}
