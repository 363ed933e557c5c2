import { ChakraProvider } from '@chakra-ui/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Root } from './app/root'
import { withoutHashSlash } from './lib/place'
import { followAppearance } from './ui/theme/appearance'
import './ui/theme/fonts.css'
import './ui/theme/styles.generated.css'
import { system } from './ui/theme/system'

withoutHashSlash()
followAppearance()

const element = document.getElementById('root')
if (!element) throw new Error('The page has no element with the id root.')
// The text of index.html for a page that could not be loaded: without it a page that fails as a whole would be empty.
const wayOut = [...element.children]
createRoot(element, {
  onUncaughtError(error) {
    reportError(error)
    element.replaceChildren(...wayOut)
    document.documentElement.classList.add('start-failed')
  },
}).render(
  <StrictMode>
    <ChakraProvider value={system}>
      <Root />
    </ChakraProvider>
  </StrictMode>,
)
