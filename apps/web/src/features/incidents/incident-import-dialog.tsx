import { chakra } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { sendForm, UploadError } from '../../lib/saving/send-form'
import { Button } from '../../ui/action/button'
import { FileLink } from '../../ui/action/file-link'
import { Dialog } from '../../ui/dialog/dialog'
import { Alert } from '../../ui/feedback/alert'
import { ProgressBar } from '../../ui/feedback/progress-bar'
import { toast } from '../../ui/feedback/toast'
import { FileButton } from '../../ui/field/file-button'
import { DataTable, type DataColumn } from '../../ui/table/data-table'
import { incidentsMessages } from './incidents-messages.generated'
import { incidentsPaths } from './incidents-paths'

const words = incidentsMessages.import

interface Problem {
  row: number
  column: string | null
  message: string
}

/** What the server said about a list. */
interface Checked {
  taken: boolean
  rowCount: number
  errorCount: number
  errors: Problem[]
}

const columns: DataColumn<Problem>[] = [
  {
    id: 'row',
    header: words.row,
    rowHeader: true,
    sortValue: ({ row }) => row,
    cell: ({ row }) => (row === 0 ? words.wholeList : row),
  },
  { id: 'column', header: words.column, sortValue: ({ column }) => column, cell: ({ column }) => column },
  { id: 'problem', header: words.problem, cell: ({ message }) => message },
]

/** Sends a list of incidents: all of them are registered, or none and what is wrong stands here by row and column. */
export function IncidentImportDialog({
  onClose,
  onImported,
}: {
  onClose: () => void
  onImported: () => void
}) {
  const { sent, checked, failed, send } = useImport(() => {
    onImported()
    onClose()
  })
  return (
    <Dialog
      open
      onClose={onClose}
      staticBackdrop
      title={words.title}
      width="wide"
      footer={<Button onClick={onClose}>{sent === undefined ? words.close : words.cancel}</Button>}
    >
      <chakra.p marginBottom="12px">{words.intro}</chakra.p>
      {failed !== undefined && (
        <Alert status="error" title={words.failed}>
          {failed}
        </Alert>
      )}
      {sent === undefined ? (
        <chakra.div display="flex" flexWrap="wrap" gap="8px" marginBottom="12px">
          <FileButton label={words.choose} accept=".csv,.xlsx" onChoose={send} />
          <FileLink href={incidentsPaths.template('csv')} icon={<Download aria-hidden />}>
            {words.templateCsv}
          </FileLink>
          <FileLink href={incidentsPaths.template('xlsx')} icon={<Download aria-hidden />}>
            {words.templateXlsx}
          </FileLink>
        </chakra.div>
      ) : (
        <div role="status">
          <span>{words.sending}</span>
          <ProgressBar label={words.sending} value={sent} max={1} filling />
        </div>
      )}
      {checked && (
        <>
          <Alert status="error" title={words.refused({ n: checked.errorCount, rows: checked.rowCount })}>
            {words.kept}
            {checked.errorCount > checked.errors.length && ` ${words.first({ n: checked.errors.length })}`}
          </Alert>
          <DataTable
            caption={words.caption}
            columns={columns}
            rows={checked.errors}
            getRowId={({ row, column, message }) => `${row} ${column ?? ''} ${message}`}
            empty={{ title: words.caption }}
          />
        </>
      )}
    </Dialog>
  )
}

/** Sends a file; `onTaken` once its incidents are registered. */
function useImport(onTaken: () => void) {
  const [sent, setSent] = useState<number>()
  const [checked, setChecked] = useState<Checked>()
  const [failed, setFailed] = useState<string>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const start = async (file: File) => {
    const controller = new AbortController()
    running.current = controller
    setFailed(undefined)
    setChecked(undefined)
    setSent(0)
    const form = new FormData()
    form.append('file', file, file.name)
    const onProgress = (bytes: number) => setSent(file.size > 0 ? Math.min(1, bytes / file.size) : 1)
    try {
      const answer = await sendForm(
        incidentsPaths.import,
        form,
        crypto.randomUUID(),
        onProgress,
        controller.signal,
      )
      const { taken, rowCount, ...problems } = answer as Checked
      setSent(undefined)
      if (!taken) return setChecked({ taken, rowCount, ...problems })
      toast({ status: 'success', title: words.done({ n: rowCount }), duration: 5000 })
      onTaken()
    } catch (error) {
      setSent(undefined)
      setFailed(reasonOf(error))
    }
  }
  return { sent, checked, failed, send: (file: File) => void start(file) }
}

function reasonOf(error: unknown): string {
  if (error instanceof DOMException) return words.cancelled
  if (!(error instanceof UploadError) || !error.reached) return words.lost
  return error.message || words.lost
}
