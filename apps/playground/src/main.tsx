import 'graphiql/setup-workers/vite'
import 'graphiql/style.css'
import './playground.css'
import { GraphiQL } from 'graphiql'
import { createRoot } from 'react-dom/client'
import { exampleTabs } from './example-tabs'
import { sendToPortal } from './send-to-portal'

const root = document.getElementById('playground')
if (root === null) throw new Error('The page has no place for the playground.')
createRoot(root).render(
  <GraphiQL fetcher={sendToPortal} defaultTabs={exampleTabs} defaultEditorToolsVisibility="variables" />,
)
