import { Evidence } from '../features/documents/evidence'
import { SubsectionView } from '../features/self-assessment/subsection-view'

/** The subsection screen of the self-assessment with the documents room in it. */
export function Component() {
  return <SubsectionView evidence={(props) => <Evidence {...props} />} />
}
