import { chakra } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { formatDate } from '../../../lib/format'
import { Button } from '../../../ui/action/button'
import { FileLink } from '../../../ui/action/file-link'
import { Alert } from '../../../ui/feedback/alert'
import { ProgressBar } from '../../../ui/feedback/progress-bar'
import { FileButton } from '../../../ui/field/file-button'
import { ListProblems } from '../../../ui/form/list-problems'
import { Card } from '../../../ui/layout/card'
import { subjectWords } from '../audits-kind'
import { auditsPaths, type ProngPlace } from '../audits-paths'
import { studentListMessages } from './student-list-messages.generated'
import type { AuditStudentListQuery } from './student-list.generated'
import { useListUpload } from './use-list-upload'

const words = studentListMessages.upload
const problemWords = { ...studentListMessages.columns, wholeList: studentListMessages.wholeList }
type Check = AuditStudentListQuery['auditListCheck']

interface ListUploadCardProps {
  place: ProngPlace
  check: Check
  /** Asks what is accepted; false where no answer came. */
  onRefresh: () => Promise<boolean>
}

/** Which list is accepted, what was wrong with the one that was refused since, and the upload of another. */
export function ListUploadCard({ place, check, onRefresh }: ListUploadCardProps) {
  const path = auditsPaths.listUpload(place.typeKey, place.prongId)
  const { sending, failed, send, cancel, forget } = useListUpload(path, () => void onRefresh())
  const look = async () => {
    if (await onRefresh()) forget()
  }
  const { upload } = check
  return (
    <chakra.div display="grid" gap="14px" marginBottom="14px">
      {failed && (
        <Alert status="error" title={failed.isUnknown ? words.unknown : words.failed}>
          {failed.reason}
          {failed.isUnknown && (
            <chakra.div marginTop="8px">
              <Button onClick={() => void look()}>{words.look}</Button>
            </chakra.div>
          )}
        </Alert>
      )}
      <Card title={words.title({ subject: subjectWords(place.typeKey).title })}>
        <p>{check.hasFile ? acceptedOf(check) : words.none}</p>
        {upload.allowed && !sending && (
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="8px" marginTop="10px">
            <FileButton label={words.choose} accept=".csv,.xlsx" onChoose={send} />
            <FileLink href={`${path}/template.csv`} icon={<Download aria-hidden />}>
              {words.templateCsv}
            </FileLink>
            <FileLink href={`${path}/template.xlsx`} icon={<Download aria-hidden />}>
              {words.templateXlsx}
            </FileLink>
          </chakra.div>
        )}
        {sending && (
          <chakra.div role="status" display="grid" gap="6px" marginTop="10px">
            <span>{progressOf(sending)}</span>
            <ProgressBar label={sending.fileName} value={sending.share} max={1} filling />
            <chakra.div>
              <Button onClick={cancel}>{words.cancel}</Button>
            </chakra.div>
          </chakra.div>
        )}
        <chakra.p marginTop="8px" fontSize="sm" color="fg.subtle">
          {upload.allowed ? words.help : words.disabled({ reason: upload.reason ?? '' })}
        </chakra.p>
      </Card>
      <RefusedList check={check} path={path} />
      {check.warnings.length > 0 && (
        <Card title={studentListMessages.warnings.title({ n: check.warnings.length })} padded={false}>
          <ListProblems
            caption={studentListMessages.warnings.caption}
            problems={check.warnings}
            words={problemWords}
          />
        </Card>
      )}
    </chakra.div>
  )
}

function RefusedList({ check, path }: { check: Check; path: string }) {
  const { refused, errorCount, hasFile, fileName, rowCount } = check
  const texts = studentListMessages.refused
  if (!refused) return null
  return (
    <Card title={texts.title({ file: refused.fileName })} padded={false}>
      <chakra.div padding="12px 14px">
        <Alert status="error" quiet>
          {texts.body({ errors: errorCount, rows: refused.rowCount })}{' '}
          {hasFile ? texts.kept({ file: fileName ?? '', rows: rowCount }) : texts.noneKept}
        </Alert>
        <FileLink href={`${path}/problems`} icon={<Download aria-hidden />}>
          {texts.download}
        </FileLink>
        {errorCount > refused.errors.length && <p>{texts.shown({ n: refused.errors.length })}</p>}
      </chakra.div>
      <ListProblems caption={texts.caption} problems={refused.errors} words={problemWords} />
    </Card>
  )
}

function acceptedOf({ fileName, rowCount, uploadedBy, uploadedAt }: Check): string {
  return words.accepted({
    file: fileName ?? '',
    rows: rowCount,
    who: uploadedBy?.fullName ?? '',
    when: uploadedAt ? formatDate(uploadedAt) : '',
  })
}

const progressOf = ({ fileName: file, share }: { fileName: string; share: number }) =>
  share < 1 ? words.sending({ file, percent: Math.round(share * 100) }) : words.checking({ file })
