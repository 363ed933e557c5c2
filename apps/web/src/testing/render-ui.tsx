import { ChakraProvider } from '@chakra-ui/react'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { system } from '../ui/theme/system'
import { ToastRegion } from '../ui/feedback/toast-region'

/** Renders a part of the screen in the design system, with toasts, and nothing around it. */
export function renderUi(children: ReactNode) {
  return render(
    <ChakraProvider value={system}>
      {children}
      <ToastRegion placement="top-end" />
    </ChakraProvider>,
  )
}
