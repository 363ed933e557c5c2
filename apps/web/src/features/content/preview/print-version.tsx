import { chakra } from '@chakra-ui/react'
import { isContentRoot, publishedContent, type ContentKind } from '@portal/domain'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { formatDateTime } from '../../../lib/format'
import { problemOf } from '../../../lib/problem'
import { useViewer } from '../../../lib/session/viewer'
import { toast } from '../../../ui/feedback/toast'
import { contentMessages as m } from '../content-messages.generated'
import { namesOf, nodesOf, versionInWords } from '../content-nodes'
import { ContentPreview } from './content-preview'
import { useContentVersionQuery } from '../content.generated'

interface PrintVersionProps {
  kind: ContentKind
  id: number
  onDone: () => void
}

/**
 * Prints the whole version: it is rendered outside the page, which global print styles hide, and removed when the print
 * dialog closes.
 */
export function PrintVersion({ kind, id, onDone }: PrintVersionProps) {
  const viewer = useViewer()
  const { data, error } = useContentVersionQuery({ variables: { kind, id }, fetchPolicy: 'network-only' })
  const [sheet] = useState(() => {
    const made = document.createElement('section')
    made.dataset['printSheet'] = ''
    return made
  })
  const version = data?.contentVersion

  useEffect(() => {
    if (!version) return undefined
    document.body.append(sheet)
    addEventListener('afterprint', onDone, { once: true })
    print()
    return () => {
      removeEventListener('afterprint', onDone)
      sheet.remove()
    }
  }, [version, sheet, onDone])
  useEffect(() => {
    if (!error) return
    toast({ status: 'error', title: m.failed, description: problemOf(error).message, duration: 5000 })
    onDone()
  }, [error, onDone])

  if (!version) return null
  const nodes = publishedContent(nodesOf(version))
  // The preview of a root shows its title.
  const isTitled = nodes.some(
    ({ nodeKind, fields }) => isContentRoot(nodeKind) && fields.title === version.title,
  )
  return createPortal(
    <>
      <h1>{isTitled ? m.title[kind] : version.title || m.title[kind]}</h1>
      <p>{`${versionInWords(version)}. ${m.preview.printed({ name: viewer.fullName, when: formatDateTime(new Date()) })}`}</p>
      <chakra.div display="grid" gap="12px">
        <ContentPreview
          nodes={nodes}
          as={null}
          linked={version.linked ?? []}
          names={namesOf(kind, version, nodesOf(version))}
          citations={data?.contentCitations ?? []}
        />
      </chakra.div>
    </>,
    sheet,
  )
}
