import { chakra } from '@chakra-ui/react'
import { progressMessages } from './progress-messages.generated'

export interface ProgressBarProps {
  /** Name of what is counted: 'Subsections ready'. */
  label: string
  value: number
  max: number
  /** What fills up, and is not finished when it is full: never green. */
  filling?: boolean
}

/** A 5 px bar; never the only carrier, the number stands in words beside it. Green when full. */
export function ProgressBar({ label, value, max, filling = false }: ProgressBarProps) {
  const percent = max > 0 ? Math.round((100 * value) / max) : 0
  return (
    <chakra.span
      role="img"
      aria-label={progressMessages.percent({ label, percent })}
      display="block"
      height="5px"
      borderRadius="3px"
      bg="bg.muted"
      overflow="hidden"
      css={{ '@media (forced-colors: active)': { border: '1px solid' } }}
    >
      <chakra.span
        display="block"
        height="100%"
        borderRadius="3px 0 0 3px"
        bg={percent === 100 && !filling ? 'success.icon' : 'chart.1'}
        style={{ width: `${percent}%` }}
        css={{ '@media (forced-colors: active)': { forcedColorAdjust: 'none' } }}
      />
    </chakra.span>
  )
}
