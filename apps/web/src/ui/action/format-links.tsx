import { FileText, Table } from 'lucide-react'
import { FileLink } from './file-link'

interface FormatLinksProps {
  /** Address of the file in a format. */
  href: (format: 'pdf' | 'xlsx') => string
  /** Names of the formats. */
  words: { pdf: string; xlsx: string }
  /** What a link says to those who do not see what it stands beside. */
  label: (format: string) => string
}

/** Links to the same report as PDF and as XLSX. */
export function FormatLinks({ href, words, label }: FormatLinksProps) {
  return (
    <>
      <FileLink href={href('pdf')} icon={<FileText aria-hidden />} aria-label={label(words.pdf)}>
        {words.pdf}
      </FileLink>
      <FileLink href={href('xlsx')} icon={<Table aria-hidden />} aria-label={label(words.xlsx)}>
        {words.xlsx}
      </FileLink>
    </>
  )
}
