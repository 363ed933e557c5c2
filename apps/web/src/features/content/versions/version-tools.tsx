import { chakra } from '@chakra-ui/react'
import { isDecidedInList, type ContentKind } from '@portal/domain'
import { Download, Eye, Pencil, Printer, RefreshCw, Send, Trash2, Upload, Users } from 'lucide-react'
import { Button } from '../../../ui/action/button'
import { FileLink } from '../../../ui/action/file-link'
import { LinkButton } from '../../../ui/action/link'
import { contentMessages as m } from '../content-messages.generated'
import { versionInWords } from '../content-nodes'
import { contentPaths } from '../content-paths'
import type { ContentVersionRowFieldsFragment } from '../content.generated'
import { receiversInWords } from './receivers'
import { upgradeMessages } from '../upgrade/upgrade-messages.generated'
import { VersionCompare } from './version-compare'
import type { VersionDialogName } from './version-dialog'

interface VersionToolsProps {
  kind: ContentKind
  version: ContentVersionRowFieldsFragment
  others: readonly ContentVersionRowFieldsFragment[]
  opened: VersionDialogName | undefined
  onOpen: (dialog: VersionDialogName) => void
}

/** What can be done with a version in its state, as links and buttons. */
export function VersionTools({ kind, version, others, opened, onOpen }: VersionToolsProps) {
  const { id, state, notStarted, testNotStarted } = version
  const isDraft = state === 'Draft'
  const name = versionInWords(version)
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="8px" alignItems="center">
      <LinkButton
        to={contentPaths.version(kind, id)}
        icon={isDraft ? <Pencil aria-hidden /> : <Eye aria-hidden />}
        aria-label={`${isDraft ? m.welcome.edit : m.welcome.open}: ${name}`}
      >
        {isDraft ? m.welcome.edit : m.welcome.open}
      </LinkButton>
      <LinkButton to={contentPaths.preview(kind, id)} aria-label={`${m.welcome.preview}: ${name}`}>
        {m.welcome.preview}
      </LinkButton>
      <FileLink
        href={contentPaths.file(kind, id)}
        icon={<Download aria-hidden />}
        aria-label={`${m.file.download}: ${name}`}
      >
        {m.file.download}
      </FileLink>
      <Button
        icon={<Printer aria-hidden />}
        aria-label={`${m.welcome.print}: ${name}`}
        loading={opened === 'print'}
        onClick={() => onOpen('print')}
      >
        {m.welcome.print}
      </Button>
      {isDraft && (
        <Button
          icon={<Upload aria-hidden />}
          aria-label={`${m.file.upload}: ${name}`}
          onClick={() => onOpen('import')}
        >
          {m.file.upload}
        </Button>
      )}
      {isDraft && (
        <Button
          variant="solid"
          icon={<Send aria-hidden />}
          aria-label={`${m.welcome.publish}: ${name}`}
          onClick={() => onOpen('publish')}
        >
          {m.welcome.publish}
        </Button>
      )}
      {isDraft && (
        <Button
          icon={<Trash2 aria-hidden />}
          aria-label={`${m.welcome.remove}: ${name}`}
          onClick={() => onOpen('remove')}
        >
          {m.welcome.remove}
        </Button>
      )}
      {!isDraft && notStarted + testNotStarted > 0 && (
        <Button icon={<Users aria-hidden />} onClick={() => onOpen('apply')}>
          {m.publish.apply({ receivers: receiversInWords(notStarted, testNotStarted) })}
        </Button>
      )}
      {isDecidedInList(kind) && state === 'Published' && (version.number ?? 1) > 1 && (
        <Button
          icon={<RefreshCw aria-hidden />}
          aria-label={`${upgradeMessages.started.open}: ${name}`}
          onClick={() => onOpen('started')}
        >
          {upgradeMessages.started.open}
        </Button>
      )}
      <VersionCompare kind={kind} version={version} others={others} />
    </chakra.div>
  )
}
