import { Menu } from '@chakra-ui/react'
import { AnchoredMenu, type AnchoredMenuProps } from '../../ui/action/anchored-menu'
import { toastFailure } from '../../ui/feedback/toast-failure'
import type { AskedReportAct } from './report-act-dialogs'
import { reportsMessages as words } from './reports-messages.generated'
import { reportsPaths } from './reports-paths'
import type { PublishedReportFieldsFragment } from './reports.generated'

interface ReportRowMenuProps extends Pick<AnchoredMenuProps, 'button' | 'onClose'> {
  report: PublishedReportFieldsFragment
  onAsk: (act: AskedReportAct) => void
  onReplace: () => void
}

/** What is wanted of a report less often: its workbook, its notice again, another file in its place, taking it back. */
export function ReportRowMenu({ report, button, onClose, onAsk, onReplace }: ReportRowMenuProps) {
  return (
    <AnchoredMenu
      button={button}
      label={words.actionsOf({ title: report.title })}
      onClose={onClose}
      onSelect={(value) => {
        if (value === 'xlsx')
          void toastFailure(async () =>
            (await import('../../ui/action/download')).download(reportsPaths.file(report.id, 'xlsx')),
          )
        if (value === 'resend' || value === 'withdraw') onAsk(value)
        if (value === 'replace') onReplace()
      }}
    >
      {!report.file && <Menu.Item value="xlsx">{words.saveXlsx}</Menu.Item>}
      {report.resend.allowed && <Menu.Item value="resend">{words.resend}</Menu.Item>}
      {report.replace.allowed && <Menu.Item value="replace">{words.replace}</Menu.Item>}
      {report.withdraw.allowed && <Menu.Item value="withdraw">{words.withdraw}</Menu.Item>}
    </AnchoredMenu>
  )
}
