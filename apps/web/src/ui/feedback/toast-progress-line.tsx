import { chakra } from '@chakra-ui/react'
import { Button } from '../action/button'
import { ProgressBar } from './progress-bar'
import type { ToastProgress } from './toast'
import { uiMessages } from '../ui-messages.generated'

/** How far a download has come, and the way to give it up. The bar is no text: a reader is not told every percent. */
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
