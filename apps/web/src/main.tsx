import { ChakraProvider } from '@chakra-ui/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Root } from './app/root'
import { withoutHashSlash } from './lib/place'
import { followAppearance } from './ui/theme/appearance'
import './ui/theme/fonts.css'
import { system } from './ui/theme/system'

withoutHashSlash()
followAppearance()

const element = document.getElementById('root')
if (!element) throw new Error('The page has no element with the id root.')
// What index.html says where nothing comes: without it a page that breaks as a whole would be an empty one.
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
