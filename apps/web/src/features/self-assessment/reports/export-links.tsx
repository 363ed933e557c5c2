import { chakra } from '@chakra-ui/react'
import { FileArchive, FileSpreadsheet } from 'lucide-react'
import { FileLink } from '../../../ui/action/file-link'
import { reviewMessages as words } from '../review/review-messages.generated'
import { selfAssessmentPaths } from '../self-assessment-paths'

/** Downloads of a self-assessment besides its reports: its documents and the state's review. */
export function ExportLinks({ id }: { id: number }) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      gap="8px"
      marginBottom="12px"
      css={{ '@media print': { display: 'none' } }}
    >
      <FileLink href={selfAssessmentPaths.documentsZip(id)} icon={<FileArchive aria-hidden />}>
        {words.documentsZip}
      </FileLink>
      <FileLink href={selfAssessmentPaths.reviewComments(id)} icon={<FileSpreadsheet aria-hidden />}>
        {words.commentsXlsx}
      </FileLink>
    </chakra.div>
  )
}
