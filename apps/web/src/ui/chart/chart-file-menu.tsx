import { Menu } from '@chakra-ui/react'
import { FileText, Image } from 'lucide-react'
import { AnchoredMenu, type AnchoredMenuProps } from '../action/anchored-menu'
import { chartMessages as m } from './chart-messages.generated'

interface ChartFileMenuProps extends Pick<AnchoredMenuProps, 'button' | 'label' | 'onClose'> {
  /** Off while the chart is shown as a table: then nothing is drawn. */
  withPicture: boolean
  onTable: () => void
  onPicture: () => void
}

/** What a chart is saved as: its figures, or its drawing. */
export function ChartFileMenu({ withPicture, onTable, onPicture, ...menu }: ChartFileMenuProps) {
  return (
    <AnchoredMenu {...menu} onSelect={(value) => (value === 'csv' ? onTable() : onPicture())}>
      <Menu.Item value="csv">
        <FileText size={16} aria-hidden />
        {m.csv}
      </Menu.Item>
      {withPicture && (
        <Menu.Item value="png">
          <Image size={16} aria-hidden />
          {m.png}
        </Menu.Item>
      )}
    </AnchoredMenu>
  )
}
