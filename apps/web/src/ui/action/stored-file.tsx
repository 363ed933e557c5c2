import { chakra } from '@chakra-ui/react'
import { ShieldAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useDownload } from './use-download'
import { storedFileMessages } from './stored-file-messages.generated'

/** What the virus scan says of a stored file. */
export const scanWords: Readonly<Record<string, string>> = storedFileMessages.scan

const held: Readonly<Record<string, string>> = storedFileMessages.held
const remedies: Readonly<Record<string, string>> = storedFileMessages.remedies

/** Whether a file may not be downloaded for its scan. */
export const isHeld = (scanState: string): boolean => scanState in held

interface StoredFileLinkProps {
  file: { fileName: string; scanState: string; downloadPath: string }
  /** Text of the link; by default the name of the file. */
  text?: string
  /** Opens in a tab of its own, as specification 001 section 7.3 has required documents do. */
  newTab?: boolean
}

/** The name of a stored file: a link while it may be downloaded, plain text otherwise. */
export function StoredFileLink({ file, text = file.fileName, newTab = false }: StoredFileLinkProps) {
  if (isHeld(file.scanState)) return <span>{text}</span>
  return newTab ? (
    <a href={file.downloadPath} target="_blank" rel="noopener">
      {text}
    </a>
  ) : (
    <DownloadLink href={file.downloadPath}>{text}</DownloadLink>
  )
}

function DownloadLink({ href, children }: { href: string; children: string }) {
  return <a {...useDownload(href)}>{children}</a>
}

/** Why a file cannot be downloaded and what to do about it; nothing while it can be. */
export function ScanNote({ scanState, mayRemove }: { scanState: string; mayRemove: boolean }) {
  const why = held[scanState]
  if (!why) return null
  const bad = scanState !== 'Pending'
  const remedy = mayRemove ? remedies[scanState] : undefined
  return (
    <chakra.span
      colorPalette={bad ? 'overdue' : 'info'}
      display="flex"
      alignItems="flex-start"
      gap="6px"
      color="colorPalette.fg"
      fontSize="sm"
      fontWeight={bad ? '600' : '400'}
    >
      <chakra.span color="colorPalette.icon" flex="none" lineHeight="0" paddingTop="2px">
        <ShieldAlert size={14} aria-hidden />
      </chakra.span>
      {[`${scanWords[scanState]}.`, why, ...(remedy ? [remedy] : [])].join(' ')}
    </chakra.span>
  )
}

const firstWaitMs = 4000
const longestWaitMs = 60_000

/** Loads again, at growing intervals, while a file waits for its scan: its state changes by itself. */
export function useScanRefresh(files: readonly { scanState: string }[], refresh: () => void): void {
  const pending = files.some(({ scanState }) => scanState === 'Pending')
  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    if (!pending) return undefined
    const wait = Math.min(longestWaitMs, firstWaitMs * 1.4 ** attempts)
    const timer = setTimeout(() => {
      setAttempts((known) => known + 1)
      refresh()
    }, wait)
    return () => clearTimeout(timer)
  }, [pending, attempts, refresh])
}
