import { chakra } from '@chakra-ui/react'
import { EllipsisVertical } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/action/button'
import { IconButton } from '../../ui/action/icon-button'
import { useOpenedAt } from '../../ui/list/use-opened-at'
import { ReportActDialogs, type AskedReportAct } from './report-act-dialogs'
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
  /** Where a file can be chosen that takes its place. */
  onReplace: () => void
}

/** A row of the library: the report itself and its acknowledgement at hand, everything else in a menu. */
export function ReportRowActs({ report, onReplace, ...told }: ReportRowActsProps) {
  const menu = useOpenedAt()
  const [asking, setAsking] = useState<AskedReportAct>()
  const { file, resend, replace, withdraw, title } = report
  const hasMore = !file || resend.allowed || replace.allowed || withdraw.allowed
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="6px">
      <ReportFiles report={report} formats={['pdf']} />
      {report.acknowledge.allowed && (
        <Button variant="solid" onClick={() => setAsking('acknowledge')}>
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
            onAsk={setAsking}
            onReplace={onReplace}
          />
        )}
      </Suspense>
      <ReportActDialogs asking={asking} report={report} onLeave={() => setAsking(undefined)} {...told} />
    </chakra.span>
  )
}
