import { Menu } from '@chakra-ui/react'
import { AnchoredMenu, type AnchoredMenuProps } from '../../ui/action/anchored-menu'
import { toastFailure } from '../../ui/feedback/toast-failure'
import type { ReportDialogAct } from './report-act-dialogs'
import { reportsMessages as words } from './reports-messages.generated'
import { reportsPaths } from './reports-paths'
import type { PublishedReportFieldsFragment } from './reports.generated'

interface ReportRowMenuProps extends Pick<AnchoredMenuProps, 'button' | 'onClose'> {
  report: PublishedReportFieldsFragment
  onOpen: (act: ReportDialogAct) => void
  onReplace: () => void
}

/** Less frequent actions on a report: workbook, sending the notice again, replacing the file, withdrawing. */
export function ReportRowMenu({ report, button, onClose, onOpen, onReplace }: ReportRowMenuProps) {
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
        if (value === 'resend' || value === 'withdraw') onOpen(value)
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
