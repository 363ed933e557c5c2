import { chakra } from '@chakra-ui/react'
import { complianceYearName, lockedBecause, type ContentKind } from '@portal/domain'
import {
  Archive,
  CircleCheck,
  Download,
  Eye,
  GitCompareArrows,
  Lock,
  Pencil,
  PencilLine,
  Printer,
  RefreshCw,
  Send,
  Trash2,
  Upload,
  Users,
} from 'lucide-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import { Button } from '../../../ui/action/button'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog'
import { FileLink } from '../../../ui/action/file-link'
import { LinkButton } from '../../../ui/action/link'
import { Select } from '../../../ui/field/select'
import { StatusChip } from '../../../ui/feedback/status-chip'
import { toast } from '../../../ui/feedback/toast'
import { contentMessages } from '../content-messages.generated'
import { stateInWords } from '../content-nodes'
import { contentPaths } from '../content-paths'
import type { ContentVersionRowFieldsFragment } from '../content.generated'
import { PublishDialog } from './publish-dialog'
import { receiversInWords } from './receivers'
import { upgradeMessages } from '../upgrade/upgrade-messages.generated'
import { useVersionActs } from './use-version-acts'

const m = contentMessages

// The dialog comes when it is opened.
const ContentImportDialog = lazy(() =>
  import('../import/content-import-dialog').then((module) => ({ default: module.ContentImportDialog })),
)

const PrintVersion = lazy(() =>
  import('../preview/print-version').then((module) => ({ default: module.PrintVersion })),
)

const StartedDialog = lazy(() =>
  import('./started-dialog').then((module) => ({ default: module.StartedDialog })),
)

const published = { palette: 'done', icon: CircleCheck } as const
const looks: Partial<Record<string, { palette: 'info' | 'done' | 'neutral'; icon: typeof Archive }>> = {
  Draft: { palette: 'info', icon: PencilLine },
  Archived: { palette: 'neutral', icon: Archive },
}

interface VersionEntryProps {
  kind: ContentKind
  version: ContentVersionRowFieldsFragment
  /** Other versions of the part, newest first. */
  others: readonly ContentVersionRowFieldsFragment[]
}

/** One version: its state in words, who uses it, and what can be done with it. */
export function VersionEntry({ kind, version, others }: VersionEntryProps) {
  const { id, state, reviews, testReviews, notStarted, testNotStarted, publishedBy } = version
  const [asking, setAsking] = useState<'publish' | 'remove' | 'apply' | 'import' | 'print' | 'started'>()
  const [other, setOther] = useState(others[0]?.id)
  const { remove, apply, busy } = useVersionActs(kind)
  const isDraft = state === 'Draft'
  const look = looks[state] ?? published
  const name = `${version.part} ${complianceYearName(version.year)}, ${stateInWords(version)}`
  const close = useCallback(() => setAsking(undefined), [])

  const onRemove = async () => {
    const done = await remove(id)
    close()
    if (done) toast({ status: 'success', title: m.remove.go, description: m.remove.done, duration: 5000 })
  }
  const onApply = async () => {
    const done = await apply(id)
    close()
    if (done)
      toast({
        status: 'success',
        title: m.apply.title,
        description: done.applied === 0 ? m.apply.testDone : m.publish.applied({ n: done.applied }),
        duration: 5000,
      })
  }
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="10px"
      padding="14px"
      css={{ '& + &': { borderTop: '1px solid {colors.border.subtle}' } }}
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="6px 12px">
        <chakra.h3 textStyle="blockTitle" flex="1 1 260px" minWidth="0">
          {version.title}
        </chakra.h3>
        <StatusChip palette={look.palette} icon={look.icon}>
          {stateInWords(version)}
        </StatusChip>
        {reviews + testReviews > 0 && (
          <StatusChip palette="neutral" icon={Lock}>
            {lockedBecause(version)}
          </StatusChip>
        )}
      </chakra.div>
      <chakra.p fontSize="sm" color="fg.muted">
        {[
          `${version.part}, ${complianceYearName(version.year)}`,
          publishedBy && m.welcome.by({ name: publishedBy.fullName }),
          !isDraft && reviews + testReviews === 0 && m.states.unused,
          reviews > 0 && testReviews > 0 && m.states.testToo,
        ]
          .filter(Boolean)
          .join(' · ')}
      </chakra.p>
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
          loading={asking === 'print'}
          onClick={() => setAsking('print')}
        >
          {m.welcome.print}
        </Button>
        {isDraft && (
          <Button
            icon={<Upload aria-hidden />}
            aria-label={`${m.file.upload}: ${name}`}
            onClick={() => setAsking('import')}
          >
            {m.file.upload}
          </Button>
        )}
        {isDraft && (
          <Button
            variant="solid"
            icon={<Send aria-hidden />}
            aria-label={`${m.welcome.publish}: ${name}`}
            onClick={() => setAsking('publish')}
          >
            {m.welcome.publish}
          </Button>
        )}
        {isDraft && (
          <Button
            icon={<Trash2 aria-hidden />}
            aria-label={`${m.welcome.remove}: ${name}`}
            onClick={() => setAsking('remove')}
          >
            {m.welcome.remove}
          </Button>
        )}
        {!isDraft && notStarted + testNotStarted > 0 && (
          <Button icon={<Users aria-hidden />} onClick={() => setAsking('apply')}>
            {m.publish.apply({ receivers: receiversInWords(notStarted, testNotStarted) })}
          </Button>
        )}
        {state === 'Published' && (version.number ?? 1) > 1 && (
          <Button
            icon={<RefreshCw aria-hidden />}
            aria-label={`${upgradeMessages.started.open}: ${name}`}
            onClick={() => setAsking('started')}
          >
            {upgradeMessages.started.open}
          </Button>
        )}
        {other !== undefined && (
          <chakra.span
            display="flex"
            flexWrap="wrap"
            gap="8px"
            alignItems="center"
            minWidth="0"
            marginInlineStart={{ md: 'auto' }}
          >
            <Select
              inline
              aria-label={`${m.welcome.compare}: ${name}`}
              value={String(other)}
              options={others.map((one) => ({
                value: String(one.id),
                label: `${complianceYearName(one.year)}, ${stateInWords(one)}`,
              }))}
              onChange={(event) => setOther(Number(event.currentTarget.value))}
            />
            <LinkButton
              to={contentPaths.compare(kind, id, other)}
              icon={<GitCompareArrows aria-hidden />}
              aria-label={`${m.welcome.compareGo}: ${name}`}
            >
              {m.welcome.compareGo}
            </LinkButton>
          </chakra.span>
        )}
      </chakra.div>
      <Suspense fallback={null}>
        {asking === 'import' && <ContentImportDialog kind={kind} id={id} onClose={close} />}
        {asking === 'started' && <StartedDialog kind={kind} id={id} onClose={close} />}
        {asking === 'print' && <PrintVersion kind={kind} id={id} onDone={close} />}
      </Suspense>
      {asking === 'publish' && <PublishDialog kind={kind} id={id} onClose={close} onPublished={close} />}
      {asking === 'apply' && (
        <ConfirmDialog
          open
          title={m.apply.title}
          body={m.apply.body({
            count: notStarted + testNotStarted,
            receivers: receiversInWords(notStarted, testNotStarted),
          })}
          confirmLabel={m.apply.go}
          busy={busy}
          onConfirm={() => void onApply()}
          onCancel={close}
        />
      )}
      {asking === 'remove' && (
        <ConfirmDialog
          open
          danger
          title={m.remove.title}
          body={m.remove.body}
          confirmLabel={m.remove.go}
          busy={busy}
          onConfirm={() => void onRemove()}
          onCancel={close}
        />
      )}
    </chakra.li>
  )
}
