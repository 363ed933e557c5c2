import { expect, it } from 'vitest'
import { aContent, anItem, aSection } from '../testing/builders.js'
import { documentHintsOf } from './audit-content.js'

it('lists the documents of a content once, those of most items first, without items that are not in use', () => {
  const content = aContent(
    aSection('1', [
      anItem('1.1', { documentHints: ['Service log', 'Current IEP'] }),
      anItem('1.2', { documentHints: ['Current IEP'] }),
      anItem('1.3', { documentHints: ['Transfer records'], active: false }),
    ]),
  )
  expect(documentHintsOf(content)).toEqual(['Current IEP', 'Service log'])
})
