import { chakra } from '@chakra-ui/react'
import { FilePlus2 } from 'lucide-react'
import { buttonStyle } from '../action/button-style'

interface FileButtonProps {
  label: string
  /** Endings with commas between. */
  accept: string
  onChoose: (file: File) => void
}

/** A button that opens the chooser for one file. */
export function FileButton({ label, accept, onChoose }: FileButtonProps) {
  return (
    <chakra.label
      css={{
        ...buttonStyle('outline', 'md'),
        position: 'relative',
        '&:has(:focus-visible)': { outline: '3px solid {colors.focus.ring}', outlineOffset: '2px' },
      }}
    >
      <FilePlus2 aria-hidden />
      {label}
      <chakra.input
        type="file"
        accept={accept}
        position="absolute"
        inset="0"
        opacity="0"
        width="100%"
        cursor="pointer"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          // The same file can be chosen again after it was corrected.
          event.currentTarget.value = ''
          if (file) onChoose(file)
        }}
      />
    </chakra.label>
  )
}
