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
createRoot(element).render(
  <StrictMode>
    <ChakraProvider value={system}>
      <Root />
    </ChakraProvider>
  </StrictMode>,
)
