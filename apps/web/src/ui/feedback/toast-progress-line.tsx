import { chakra } from '@chakra-ui/react'
import { Button } from '../action/button'
import { ProgressBar } from './progress-bar'
import type { ToastProgress } from './toast'
import { uiMessages } from '../ui-messages.generated'

/**
 * Progress of a download, and a button that cancels it. The bar is no text: a screen reader does not announce every
 * percent.
 */
export default function ToastProgressLine({ title, share, cancel }: ToastProgress & { title: string }) {
  return (
    <>
      {share !== null && (
        <chakra.span display="block" paddingTop="6px">
          <ProgressBar label={title} value={share} max={1} />
        </chakra.span>
      )}
      <Button variant="link" size="sm" onClick={cancel}>
        {uiMessages.cancelDownload}
      </Button>
    </>
  )
}
