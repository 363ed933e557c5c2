import { chakra } from '@chakra-ui/react'
import { FilePlus2 } from 'lucide-react'
import { buttonClass } from '../action/button-classes'
import { buttonClasses } from '../action/button-styles.generated'
import { classes } from '../theme/styles'

interface FileButtonProps {
  label: string
  /** Endings with commas between. */
  accept: string
  onChoose: (file: File) => void
}

/** A button that opens the chooser for one file. */
export function FileButton({ label, accept, onChoose }: FileButtonProps) {
  return (
    <label className={classes(buttonClass('outline', 'md'), buttonClasses.around)}>
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
    </label>
  )
}
