import { Evidence } from '../features/documents/evidence'
import { SubsectionView } from '../features/self-assessment/subsection-view'

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'answering',
  'read only',
  'saving',
  'not saved',
  'conflict',
  'assigning',
  'uploading',
  'returning',
  'not found',
  'error',
  'offline',
]

/** The subsection screen of the self-assessment with the documents room in it. */
export function Component() {
  return <SubsectionView evidence={(props) => <Evidence {...props} />} />
}
