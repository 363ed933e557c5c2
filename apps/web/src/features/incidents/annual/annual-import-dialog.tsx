import { chakra } from '@chakra-ui/react'
import { complianceYearName } from '@portal/domain'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { UploadError } from '../../../lib/saving/send-form'
import { useSentFile } from '../../../lib/saving/use-sent-file'
import { Button } from '../../../ui/action/button'
import { FileLink } from '../../../ui/action/file-link'
import { Dialog } from '../../../ui/dialog/dialog'
import { Alert } from '../../../ui/feedback/alert'
import { ProgressBar } from '../../../ui/feedback/progress-bar'
import { toast } from '../../../ui/feedback/toast'
import { FileButton } from '../../../ui/field/file-button'
import { ListProblems, type ShownListProblem } from '../../../ui/form/list-problems'
import { annualMessages } from './annual-messages.generated'
import { annualPaths } from './annual-paths'

const words = annualMessages.importing

/** What the server said about a file. */
interface Checked {
  stored: boolean
  rows: number
  agencies: number
  errorsTotal: number
  errors: ShownListProblem[]
}

interface AnnualImportDialogProps {
  year: number
  /** Totals of all agencies, which are accepted at once. */
  isState: boolean
  onClose: () => void
  onImported: () => void
}

/** Sends a file of figures: all of them are stored, or none and what is wrong stands here by row and column. */
export function AnnualImportDialog({ year, isState, onClose, onImported }: AnnualImportDialogProps) {
  const { sent, checked, failed, send } = useImport(year, () => {
    onImported()
    onClose()
  })
  return (
    <Dialog
      open
      onClose={onClose}
      staticBackdrop
      title={words.title({ year: complianceYearName(year) })}
      width="wide"
      footer={<Button onClick={onClose}>{sent === undefined ? words.close : words.cancel}</Button>}
    >
      <chakra.p marginBottom="12px">{isState ? words.introState : words.introAgency}</chakra.p>
      {failed !== undefined && (
        <Alert status="error" title={words.failed}>
          {failed}
        </Alert>
      )}
      {sent === undefined ? (
        <chakra.div display="flex" flexWrap="wrap" gap="8px" marginBottom="12px">
          <FileButton label={words.choose} accept=".csv,.xlsx" onChoose={send} />
          <FileLink href={annualPaths.template(year, 'csv')} icon={<Download aria-hidden />}>
            {words.templateCsv}
          </FileLink>
          <FileLink href={annualPaths.template(year, 'xlsx')} icon={<Download aria-hidden />}>
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
          <Alert status="error" title={words.refused({ n: checked.errorsTotal, rows: checked.rows })}>
            {words.kept}
            {checked.errorsTotal > checked.errors.length && ` ${words.first({ n: checked.errors.length })}`}
          </Alert>
          <ListProblems caption={words.caption} problems={checked.errors} words={words} />
        </>
      )}
    </Dialog>
  )
}

/** Sends a file; `onTaken` once its figures are stored. */
function useImport(year: number, onTaken: () => void) {
  const { sending, send } = useSentFile(annualPaths.import(year))
  const [checked, setChecked] = useState<Checked>()
  const [failed, setFailed] = useState<string>()
  const start = async (file: File) => {
    setFailed(undefined)
    setChecked(undefined)
    const sent = await send(file)
    if ('error' in sent) return setFailed(reasonOf(sent.error))
    const answer = sent.answer as Checked
    if (!answer.stored) return setChecked(answer)
    toast({ status: 'success', title: words.done({ n: answer.agencies }), duration: 5000 })
    onTaken()
  }
  return { sent: sending?.share, checked, failed, send: (file: File) => void start(file) }
}

function reasonOf(error: unknown): string {
  if (error instanceof DOMException) return words.cancelled
  if (!(error instanceof UploadError) || !error.reached) return words.lost
  return error.message || words.lost
}
