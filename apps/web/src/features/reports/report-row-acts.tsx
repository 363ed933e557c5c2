import { chakra } from '@chakra-ui/react'
import { EllipsisVertical } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/action/button'
import { IconButton } from '../../ui/action/icon-button'
import { useOpenedAt } from '../../ui/list/use-opened-at'
import { ReportActDialogs, type ReportDialogAct } from './report-act-dialogs'
import { ReportFiles } from './report-files'
import { reportsMessages as words } from './reports-messages.generated'
import type { PublishedReportFieldsFragment } from './reports.generated'

const ReportRowMenu = lazy(() =>
  import('./report-row-menu').then((module) => ({ default: module.ReportRowMenu })),
)

interface ReportRowActsProps {
  report: PublishedReportFieldsFragment
  onChanged: () => void
  onRefused: (message: string) => void
  /** Opens the dialog that replaces the file. */
  onReplace: () => void
}

/** Actions of a row of the library: buttons for the report and its acknowledgement, everything else in a menu. */
export function ReportRowActs({ report, onReplace, ...callbacks }: ReportRowActsProps) {
  const menu = useOpenedAt()
  const [dialog, setDialog] = useState<ReportDialogAct>()
  const { file, resend, replace, withdraw, title } = report
  const hasMore = !file || resend.allowed || replace.allowed || withdraw.allowed
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="6px">
      <ReportFiles report={report} formats={['pdf']} />
      {report.acknowledge.allowed && (
        <Button variant="solid" onClick={() => setDialog('acknowledge')}>
          {words.acknowledge}
        </Button>
      )}
      {hasMore && (
        <IconButton
          label={words.actionsOf({ title })}
          icon={<EllipsisVertical aria-hidden />}
          aria-haspopup="menu"
          {...menu.trigger}
        />
      )}
      <Suspense fallback={null}>
        {menu.button && (
          <ReportRowMenu
            report={report}
            button={menu.button}
            onClose={menu.close}
            onOpen={setDialog}
            onReplace={onReplace}
          />
        )}
      </Suspense>
      <ReportActDialogs dialog={dialog} report={report} onLeave={() => setDialog(undefined)} {...callbacks} />
    </chakra.span>
  )
}
