import { chakra } from '@chakra-ui/react'
import { ChevronRight } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'

interface DisclosureProps {
  /** What it opens to: '362 changes to due dates'. */
  label: string
  /** What this is about, for those who hear the button alone. */
  of: string
  /** Made only once it is open. */
  children: ReactNode
}

/** A line that opens to what it counts. */
export function Disclosure({ label, of, children }: DisclosureProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <chakra.div>
      <chakra.button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={`${label}: ${of}`}
        display="inline-flex"
        alignItems="center"
        gap="4px"
        minHeight="24px"
        textStyle="hint"
        color="brand.fg"
        textAlign="start"
        cursor="pointer"
        onClick={() => setOpen(!open)}
        css={{ '& svg': { width: '14px', height: '14px', flex: 'none', rotate: open ? '90deg' : undefined } }}
      >
        <ChevronRight aria-hidden />
        {label}
      </chakra.button>
      <chakra.div
        id={id}
        hidden={!open}
        marginLeft="6px"
        paddingLeft="12px"
        borderLeft="2px solid {colors.border.subtle}"
        css={{ '& li': { paddingBlock: '3px' } }}
      >
        {open && children}
      </chakra.div>
    </chakra.div>
  )
}
