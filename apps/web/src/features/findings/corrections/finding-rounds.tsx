import { chakra } from '@chakra-ui/react'
import { History, Upload } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../../lib/format'
import { Alert } from '../../../ui/feedback/alert'
import { Button } from '../../../ui/action/button'
import { StatusChip } from '../../../ui/feedback/status-chip'
import { FindingFileList } from '../documents/finding-file-list'
import { PartHead } from '../overview/finding-parts-card'
import { Paragraphs } from '../overview/finding-facts'
import { FindingUpload } from '../documents/finding-upload'
import { FindingSamples } from './finding-samples'
import { resultOf, RoundOutcomeChip } from './round-outcome'
import { findingsPageMessages } from '../findings-page-messages.generated'
import type { FindingFieldsFragment as Finding } from '../findings.generated'

const words = findingsPageMessages.page

interface FindingRoundsProps {
  finding: Finding
  onChanged: () => void
}

/** Prong 2: what the agency says about its readiness, the files of the next review, and the reviews so far. */
export function FindingRounds({ finding, onChanged }: FindingRoundsProps) {
  const [uploading, setUploading] = useState(false)
  const { rounds, files, recordRound, samples, verificationNote } = finding
  return (
    <>
      <PartHead
        actions={
          recordRound.allowed && (
            <Button size="sm" icon={<Upload aria-hidden />} onClick={() => setUploading(true)}>
              {words.addFile}
            </Button>
          )
        }
      >
        {words.newerFrom({ day: formatDate(finding.newerDataFrom) })}
      </PartHead>
      <chakra.div padding="14px">
        {verificationNote && (
          <Alert status="info" title={words.agencyReady} quiet>
            <Paragraphs text={verificationNote} />
          </Alert>
        )}
        {files.length > 0 && (
          <chakra.div marginBottom="12px">
            <chakra.h3 textStyle="blockTitle">{words.filesWaiting}</chakra.h3>
            <FindingFileList files={files} onChanged={onChanged} />
          </chakra.div>
        )}
        <FindingSamples samples={samples} rounds={rounds} />
        {samples.length === 0 && rounds.length === 0 && (
          <chakra.p color="fg.muted">{words.noRounds}</chakra.p>
        )}
        <ul>
          {(samples.length === 0 ? rounds : []).map((round) => (
            <chakra.li
              key={round.id}
              padding="10px 0"
              borderTop="1px solid {colors.border.subtle}"
              _first={{ borderTop: '0', paddingTop: '0' }}
              _last={{ paddingBottom: '0' }}
            >
              <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="6px 10px">
                <chakra.h3 textStyle="blockTitle">{words.round({ n: round.number })}</chakra.h3>
                <RoundOutcomeChip outcome={round.outcome} />
                {round.setAside && (
                  <StatusChip palette="neutral" icon={History}>
                    {words.setAside}
                  </StatusChip>
                )}
              </chakra.div>
              <p>{resultOf(round)}</p>
              {round.note && <Paragraphs text={round.note} />}
              <chakra.p fontSize="sm" color="fg.subtle">
                {`${words.period({ from: formatDate(round.periodFrom), to: formatDate(round.periodTo) })}. ${words.recordedBy({ name: round.recordedBy.fullName, on: formatDate(round.recordedOn) })}.`}
              </chakra.p>
              <FindingFileList files={round.files} onChanged={onChanged} />
            </chakra.li>
          ))}
        </ul>
        {uploading && (
          <FindingUpload
            findingId={finding.id}
            caseId={null}
            onClose={() => setUploading(false)}
            onUploaded={() => {
              setUploading(false)
              onChanged()
            }}
          />
        )}
      </chakra.div>
    </>
  )
}
