import { Download, FileText, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../../lib/format'
import { useViewer } from '../../../lib/session/viewer'
import { Button } from '../../../ui/action/button'
import { FileLink } from '../../../ui/action/file-link'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog'
import { useAct } from '../../../ui/feedback/use-act'
import { Card } from '../../../ui/layout/card'
import { subjectWords } from '../audits-kind'
import { auditsPaths, type ProngPlace } from '../audits-paths'
import { DrawTables } from './draw-tables'
import { sampleMessages } from './sample-messages.generated'
import { useDeleteSampleMutation, type SampleDrawFieldsFragment } from './sample.generated'

const words = sampleMessages.certificate

interface CertificateCardProps {
  place: ProngPlace
  sample: SampleDrawFieldsFragment
  onChanged: () => void
}

/** How the sample was drawn, with the file that proves it. */
export function CertificateCard({ place, sample, onChanged }: CertificateCardProps) {
  const { drawn, sampled } = sample
  const { isStateMonitor } = useViewer()
  if (!drawn)
    return (
      <Card title={words.title}>
        <p>{words.none}</p>
      </Card>
    )
  const { size, seed, algorithm, drawnBy: who, drawnAt, changes } = drawn
  return (
    <Card
      title={words.title}
      actions={
        <>
          <FileLink
            href={auditsPaths.certificate(place.typeKey, place.prongId, 'pdf')}
            icon={<FileText aria-hidden />}
          >
            {words.downloadPdf}
          </FileLink>
          <FileLink
            href={auditsPaths.certificate(place.typeKey, place.prongId, 'json')}
            icon={<Download aria-hidden />}
          >
            {words.download}
          </FileLink>
          {isStateMonitor && <DeleteSample place={place} sample={sample} onChanged={onChanged} />}
        </>
      }
    >
      <p>{words.body({ size, who, when: formatDate(drawnAt), seed, algorithm })}</p>
      <p>{words.changes({ n: changes, sampled })}</p>
      <DrawTables subject={subjectWords(place.typeKey)} draw={drawn} />
    </Card>
  )
}

function DeleteSample({ place, sample, onChanged }: CertificateCardProps) {
  const texts = sampleMessages.remove
  const [asking, setAsking] = useState(false)
  const [remove] = useDeleteSampleMutation()
  const { act, busy } = useAct(texts.failed, onChanged)
  const { allowed, reason } = sample.remove
  const confirmed = async () => {
    const run = async () => (await remove({ variables: { input: place } })).data?.deleteSample.errors
    await act(texts.done, run)
    setAsking(false)
  }
  return (
    <>
      <Button
        icon={<Trash2 aria-hidden />}
        disabledReason={!allowed && reason}
        onClick={() => setAsking(true)}
      >
        {texts.act}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={texts.title}
        body={texts.body({ n: sample.sampled, subject: subjectWords(place.typeKey).one })}
        confirmLabel={texts.act}
        busy={busy}
        onConfirm={() => void confirmed()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
