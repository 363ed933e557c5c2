import { chakra } from '@chakra-ui/react'
import { complianceYearName } from '@portal/domain'
import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { saveCsv } from '../../../lib/files/csv'
import { problemOf } from '../../../lib/problem'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { Alert } from '../../../ui/feedback/alert'
import { LoadingState } from '../../../ui/feedback/states'
import { FileButton } from '../../../ui/field/file-button'
import { ImportErrors } from '../../../ui/form/import-parts'
import { participationMessages } from '../participation-messages.generated'
import {
  importErrorsCsv,
  maxRateFileBytes,
  saveTemplate,
  sendRates,
  type ImportAnswer,
} from './rate-import-file'

const words = participationMessages.importing

type Step =
  | { kind: 'choose'; problem?: string }
  | { kind: 'reading' }
  | { kind: 'answered'; fileName: string; answer: ImportAnswer }

interface RateImportDialogProps {
  year: number
  /** Agencies that the template lists. */
  agencies: readonly { code: string; shortName: string }[]
  onClose: () => void
  onImported: () => void
}

/** Imports the rates of a year: a file with an error changes nothing, and the errors stand here by row. */
export function RateImportDialog({ year, agencies, onClose, onImported }: RateImportDialogProps) {
  const [step, setStep] = useState<Step>({ kind: 'choose' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function send(file: File) {
    if (file.size > maxRateFileBytes) return setStep({ kind: 'choose', problem: words.tooLarge })
    const controller = new AbortController()
    running.current = controller
    setStep({ kind: 'reading' })
    try {
      const answer = await sendRates(file, year, controller.signal)
      setStep({ kind: 'answered', fileName: file.name, answer })
      if (answer.stored) onImported()
    } catch (error) {
      if (!controller.signal.aborted) setStep({ kind: 'choose', problem: problemOf(error).message })
    }
  }

  const isDone = step.kind === 'answered' && step.answer.stored
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title({ year: complianceYearName(year) })}
      width="role"
      staticBackdrop
      footer={
        <>
          {step.kind === 'answered' && !isDone && (
            <FileButton label={words.another} accept=".csv,.xlsx" onChoose={(file) => void send(file)} />
          )}
          <Button {...(isDone ? { variant: 'solid' } : {})} onClick={onClose}>
            {words.close}
          </Button>
        </>
      }
    >
      {step.kind === 'choose' && (
        <>
          {step.problem && (
            <Alert status="error" title={words.failed}>
              {step.problem}
            </Alert>
          )}
          <chakra.p marginBottom="14px">{words.intro}</chakra.p>
          <chakra.div display="flex" flexWrap="wrap" gap="8px">
            <FileButton label={words.choose} accept=".csv,.xlsx" onChoose={(file) => void send(file)} />
            <Button icon={<Download aria-hidden />} onClick={() => void saveTemplate('csv', year, agencies)}>
              {words.templateCsv}
            </Button>
            <Button icon={<Download aria-hidden />} onClick={() => void saveTemplate('xlsx', year, agencies)}>
              {words.templateXlsx}
            </Button>
          </chakra.div>
        </>
      )}
      {step.kind === 'reading' && (
        <>
          <chakra.p marginBottom="10px">{words.reading}</chakra.p>
          <LoadingState what={words.file} />
        </>
      )}
      {step.kind === 'answered' && <Answered fileName={step.fileName} answer={step.answer} />}
    </Dialog>
  )
}

function Answered({ fileName: file, answer }: { fileName: string; answer: ImportAnswer }) {
  const { stored, agencies, errors, errorsTotal } = answer
  if (stored) return <Alert status="success" title={words.done({ file, n: agencies })} />
  return (
    <>
      <Alert status="error" title={words.refused({ file, n: errorsTotal })}>
        {words.refusedBody}
      </Alert>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="6px"
        marginBottom="6px"
      >
        <span>
          {errors.length < errorsTotal && words.listedFirst({ shown: errors.length, total: errorsTotal })}
        </span>
        <Button
          size="sm"
          icon={<Download aria-hidden />}
          onClick={() => saveCsv(words.errorsName, importErrorsCsv(errors))}
        >
          {words.saveErrors}
        </Button>
      </chakra.div>
      <ImportErrors errors={errors} words={words} />
    </>
  )
}
