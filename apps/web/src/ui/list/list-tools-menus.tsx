import { chakra, Menu } from '@chakra-ui/react'
import { Check, FileSpreadsheet, FileText, Printer } from 'lucide-react'
import { AnchoredMenu, type AnchoredMenuProps } from '../action/anchored-menu'
import { exportChoices, type ExportChoice } from './export/export-choices'
import { listMessages } from './list-messages.generated'

type MenuProps = Pick<AnchoredMenuProps, 'button' | 'onClose'>

export interface ColumnChoice {
  /** Columns that can be hidden. */
  columns: readonly { id: string; header: string }[]
  hidden: ReadonlySet<string>
  onHidden: (id: string, hide: boolean) => void
}

/** Which columns are shown; stays open for the next choice. */
export function ColumnMenu({ columns, hidden, onHidden, ...menu }: MenuProps & ColumnChoice) {
  return (
    <AnchoredMenu {...menu} label={listMessages.columns} closeOnSelect={false}>
      {columns.map(({ id, header }) => (
        <Menu.CheckboxItem
          key={id}
          value={id}
          checked={!hidden.has(id)}
          onCheckedChange={(checked) => onHidden(id, !checked)}
        >
          <CheckMark on={!hidden.has(id)} />
          {header}
        </Menu.CheckboxItem>
      ))}
    </AnchoredMenu>
  )
}

interface SeveralMenuProps extends MenuProps {
  label: string
  options: readonly { value: string; label: string }[]
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
}

/** Any number of values; stays open for the next choice. */
export function SeveralMenu({ label, options, chosen, onChange, ...menu }: SeveralMenuProps) {
  return (
    <AnchoredMenu {...menu} label={label} closeOnSelect={false}>
      <chakra.div maxHeight="320px" overflowY="auto">
        {options.map((option) => (
          <Menu.CheckboxItem
            key={option.value}
            value={option.value}
            checked={chosen.has(option.value)}
            onCheckedChange={(checked) => {
              const next = new Set(chosen)
              if (checked) next.add(option.value)
              else next.delete(option.value)
              onChange(next)
            }}
          >
            <CheckMark on={chosen.has(option.value)} />
            {option.label}
          </Menu.CheckboxItem>
        ))}
      </chakra.div>
    </AnchoredMenu>
  )
}

const CheckMark = ({ on }: { on: boolean }) => (
  <chakra.span width="16px" display="inline-flex">
    {on && <Check size={16} aria-hidden />}
  </chakra.span>
)

const icons = { csv: FileText, xlsx: FileSpreadsheet, print: Printer } as const

/** The form of the export. */
export function ExportMenu({ onChoose, ...menu }: MenuProps & { onChoose: (choice: ExportChoice) => void }) {
  return (
    <AnchoredMenu
      {...menu}
      label={listMessages.export}
      onSelect={(value) => {
        const choice = exportChoices.find((one) => one === value)
        if (choice) onChoose(choice)
      }}
    >
      {exportChoices.map((choice) => {
        const Icon = icons[choice]
        return (
          <Menu.Item key={choice} value={choice}>
            <Icon size={16} aria-hidden />
            {listMessages.exportChoices[choice]}
          </Menu.Item>
        )
      })}
    </AnchoredMenu>
  )
}
