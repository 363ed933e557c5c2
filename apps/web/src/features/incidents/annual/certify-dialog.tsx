import { chakra } from '@chakra-ui/react'
import { certificationStatement, complianceYearName } from '@portal/domain'
import { useId, useState } from 'react'
import { refusalsOf } from '../../../lib/saving/refusals'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { Alert } from '../../../ui/feedback/alert'
import { toast } from '../../../ui/feedback/toast'
import { FieldError } from '../../../ui/field/field-frame'
import { annualMessages } from './annual-messages.generated'
import { useCertifyAnnualReportMutation, type AnnualReportFieldsFragment as Report } from './annual.generated'

const words = annualMessages.certifying

/** Certifies the report with the statement that the law asks for; the state has it then. */
export function CertifyDialog({ report, onClose }: { report: Report; onClose: () => void }) {
  const { certify, agreed, setAgreed, missing, busy, refused } = useCertification(report, onClose)
  const id = useId()
  const { lea, year, totals } = report
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      title={words.title}
      width="md"
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="solid" loading={busy} onClick={() => void certify()}>
            {words.go}
          </Button>
        </>
      }
    >
      <chakra.p marginBottom="12px">
        {words.agency({
          agency: lea.shortName,
          year: complianceYearName(year),
          n: totals?.all.incidents.value ?? 0,
        })}
      </chakra.p>
      {refused !== '' && (
        <Alert status="error" title={words.failed}>
          {refused}
        </Alert>
      )}
      <chakra.label display="flex" gap="10px" alignItems="flex-start" cursor="pointer">
        <chakra.input
          type="checkbox"
          checked={agreed}
          onChange={(event) => setAgreed(event.target.checked)}
          aria-invalid={missing}
          aria-describedby={missing ? id : undefined}
          width="18px"
          height="18px"
          margin="3px 0 0"
          flex="none"
          accentColor="brand.solid"
        />
        <span>{certificationStatement}</span>
      </chakra.label>
      <FieldError id={id} error={missing ? words.agree : undefined} />
    </Dialog>
  )
}

function useCertification({ year, leaId, version }: Report, onClose: () => void) {
  const [send] = useCertifyAnnualReportMutation()
  const [agreed, setAgreed] = useState(false)
  const [missing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState('')
  const certify = async () => {
    setMissing(!agreed)
    setRefused('')
    if (!agreed) return
    setBusy(true)
    const input = { year, leaId, version, agreed }
    const refusals = await refusalsOf(
      async () => (await send({ variables: { input } })).data?.certifyAnnualReport.errors,
    )
    setBusy(false)
    if (refusals.length > 0) return setRefused(refusals.map(({ message }) => message).join(' '))
    toast({ status: 'success', title: words.done, duration: 5000 })
    onClose()
  }
  return {
    certify,
    agreed,
    setAgreed: (value: boolean) => {
      setAgreed(value)
      if (value) setMissing(false)
    },
    missing,
    busy,
    refused,
  }
}
